import { errors } from '@roux/contract/errors'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { ApiError } from './api-error.ts'
import type { ReadDraft } from './read-draft.ts'
import { readRecipeStream } from './read-recipe-stream.ts'

const soup = { title: 'Soupe à l’oignon 🧅', ingredients: ['1 leek\nfinely cut'], directions: ['Boil it.'] }

interface Sent {
  readonly event: string
  readonly data: unknown
}

/** The bytes of a stream, each event written as one server or another may write it. */
function written(events: readonly Sent[], end: '\n' | '\r\n' | '\r' = '\n', spaces = 0): Uint8Array {
  const text = events.map(({ event, data }) => {
    const lines = JSON.stringify(data, null, spaces).split('\n')
    return [
      ': still there',
      `event: ${event}`,
      ...lines.map((line) => `data: ${line}`),
      'id: 7',
      'retry: 3',
      '',
      '',
    ].join(end)
  })
  return new TextEncoder().encode(`${text.join('')}: bye${end}`)
}

/** An answer whose body comes in pieces of these sizes, over and over. */
function streamed(bytes: Uint8Array, sizes: readonly number[], isBroken = false): Response {
  let at = 0
  let turn = 0
  return new Response(
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at < bytes.length) {
          const size = sizes[turn % sizes.length] ?? bytes.length
          turn += 1
          controller.enqueue(bytes.slice(at, at + size))
          at += size
        } else if (isBroken) controller.error(new TypeError('network error'))
        else controller.close()
      },
    }),
  )
}

const stay = () => new AbortController().signal

async function read(response: Response, signal = stay()) {
  const drafts: ReadDraft[] = []
  const outcome = await readRecipeStream(response, { signal, onDraft: (draft) => drafts.push(draft) }).catch(
    (cause: unknown) => cause,
  )
  return { drafts, outcome }
}

const ends = fc.constantFrom('\n' as const, '\r\n' as const, '\r' as const)
const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })

test('a recipe is read whatever ends the lines, and wherever the pieces are cut, within a character too', async () => {
  await fc.assert(
    fc.asyncProperty(ends, sizes, fc.constantFrom(0, 2), async (end, pieces, spaces) => {
      const events = [
        { event: 'draft', data: { title: soup.title } },
        { event: 'unknown', data: { title: 'no' } },
        { event: 'recipe', data: soup },
      ]
      const { drafts, outcome } = await read(streamed(written(events, end, spaces), pieces))
      expect(outcome).toEqual({ recipe: soup })
      expect(drafts[0]?.title).toBe(soup.title)
    }),
  )
})

test('whatever the events hold, nothing crashes: there is a recipe, nothing, or a failure that says so', async () => {
  const names = fc.constantFrom('draft', 'recipe', 'error', 'message', '__proto__', 'toString')
  const event = fc.record({ event: names, data: fc.jsonValue() })
  await fc.assert(
    fc.asyncProperty(fc.array(event), sizes, fc.boolean(), async (events, pieces, isBroken) => {
      const { drafts, outcome } = await read(streamed(written(events), pieces, isBroken))
      const last = events.find((sent) => sent.event === 'recipe' || sent.event === 'error')
      if (last?.event === 'recipe') expect(outcome).toEqual({ recipe: JSON.parse(JSON.stringify(last.data)) })
      else if (last || events.some((sent) => sent.event === 'draft')) expect(outcome).toBeInstanceOf(ApiError)
      else expect(outcome).toBeUndefined()
      for (const { title, ingredients } of drafts) {
        expect(title === undefined || typeof title === 'string').toBe(true)
        expect(ingredients?.every((line) => typeof line === 'string') ?? true).toBe(true)
      }
    }),
  )
})

test('bytes that are no stream of events are no recipe', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array(), sizes, async (bytes, pieces) => {
      expect((await read(streamed(bytes, pieces))).outcome).toBeUndefined()
    }),
  )
})

describe('a stream that ends before its recipe', () => {
  const events = [{ event: 'draft', data: { title: 'Soup', ingredients: ['1 leek'] } }]

  testTable([
    ['closed', false],
    ['broken', true],
  ])('what came is kept, and the failure says that it broke off', async (_how, isBroken) => {
    const { drafts, outcome } = await read(streamed(written(events), [7], isBroken))
    expect(drafts.at(-1)).toMatchObject({ title: 'Soup', ingredients: ['1 leek'] })
    expect(outcome).toMatchObject({ status: 0, reason: 'cut' })
  })

  test('an error in it has the body of the same error as JSON', async () => {
    const body = { detail: 'The recipe writer asks for a pause', code: 'provider_rate_limited', retry_after: 7 }
    const { outcome } = await read(streamed(written([...events, { event: 'error', data: body }]), [9]))
    expect(outcome).toMatchObject({ body, status: 503, reason: 'The recipe writer asks for a pause' })
  })

  testTable(Object.entries(errors))('an error in it has the status of its code', async (code, { status }) => {
    const { outcome } = await read(streamed(written([{ event: 'error', data: { detail: '', code } }]), [9]))
    expect(outcome).toMatchObject({ status })
  })

  test('an error of another server, whose code nobody knows, is one of the server', async () => {
    for (const data of [{ code: 'toString' }, { error: 'no soup' }, 'no soup']) {
      const { outcome } = await read(streamed(written([{ event: 'error', data }]), [9]))
      expect(outcome).toMatchObject({ status: 500, body: data })
    }
  })

  test('it has broken off in line as well', async () => {
    const waiting = { event: 'waiting', data: { ahead: 2 } }
    expect((await read(streamed(written([waiting]), [7]))).outcome).toMatchObject({ reason: 'cut' })
  })

  test('an empty body says nothing', async () => {
    expect((await read(new Response(null))).outcome).toBeUndefined()
  })
})

test('the newest draft is handed on before the end, and never more than 20 in a second', async () => {
  const events = Array.from({ length: 400 }, (_, step) => ({
    event: 'draft',
    data: { title: 'Soup', description: '', directions: Array.from({ length: step + 1 }, () => 'Stir.') },
  }))
  const began = performance.now()
  const { drafts } = await read(streamed(written([...events, { event: 'recipe', data: soup }]), [500]))
  const seconds = (performance.now() - began) / 1000
  expect(drafts.length).toBeLessThanOrEqual(seconds * 20 + 2)
  expect(drafts.at(-1)?.directions).toHaveLength(200)
})

test('a second attempt is not shown before it has come as far as the first', async () => {
  const of = (...directions: string[]) => ({ event: 'draft', data: { ...soup, directions } })
  const { drafts } = await read(
    streamed(written([of('Boil.', 'Eat.'), { event: 'draft', data: { title: 'S' } }, of('Fry.', 'Eat.')]), [1000]),
  )
  expect(drafts.map(({ directions }) => directions?.[0])).toEqual(['Boil.', 'Fry.'])
})

test('a stream that does not end after its recipe is not waited for', async () => {
  const bytes = written([{ event: 'recipe', data: soup }])
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(bytes) })
  expect((await read(new Response(body))).outcome).toEqual({ recipe: soup })
})

test('an aborted call ends as aborted', async () => {
  const leaving = new AbortController()
  leaving.abort()
  const { outcome } = await read(streamed(written([{ event: 'draft', data: soup }]), [5], true), leaving.signal)
  expect(outcome).toBeInstanceOf(TypeError)
})

test('a place in line is handed on as a number, whatever was sent', async () => {
  const places: number[] = []
  const events = [{ ahead: 3 }, { ahead: '2' }, {}, { ahead: -1 }, 'soon'].map((data) => ({ event: 'waiting', data }))
  const response = streamed(written([...events, { event: 'recipe', data: soup }]), [9])
  const end = await readRecipeStream(response, { signal: stay(), onPlace: (ahead) => places.push(ahead) })
  expect(end).toEqual({ recipe: soup })
  expect(places).toEqual([3, 2, 0, 0, 0])
})
