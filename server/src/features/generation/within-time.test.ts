import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RecipeWriter } from '../../ai/recipe-writer.ts'
import { withQueue } from '../../ai/with-queue.ts'
import { createFairQueue } from '../../fair-queue.ts'
import type { Audience } from './audience.ts'
import { withinTime } from './within-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const request = { user_input: 'soup', language: 'en', preferences: null, serves: null, max_minutes: null } as const

/** One place, which somebody else has, and a writer behind it that takes so long; 100 ms are allowed. */
async function start(takesMs: number) {
  const queue = createFairQueue({ atOnce: 1, longest: 10 })
  const leave = await queue.enter({ caller: 'somebody else' })
  const writer: RecipeWriter = {
    kind: 'provider',
    async *write(_, { signal }) {
      await new Promise((resolve, reject) => {
        setTimeout(resolve, takesMs)
        signal.addEventListener('abort', () => reject(signal.reason))
      })
      yield { title: 'Soup' }
    },
  }
  const leaving = new AbortController()
  const audience: Audience = { caller: 'cook', signal: leaving.signal, sendDraft: () => false }
  const write = async (limited: Audience) => {
    for await (const { title } of withQueue(writer, queue).write(request, limited)) return title
    return undefined
  }
  const within = (work: (limited: Audience) => Promise<unknown>) =>
    withinTime({ writeMs: 100, waitMs: 100 }, audience, work).catch((error: unknown) => error)
  return { queue, leave, leaving, write, within }
}

test('what waits in line loses nothing of its time', async () => {
  const { leave, within, write } = await start(90)
  const written = within(write)
  await vi.advanceTimersByTimeAsync(90)
  leave()
  await vi.advanceTimersByTimeAsync(90)
  expect(await written).toBe('Soup')
})

test('what takes too long once its turn has come is told so', async () => {
  const { leave, within, write } = await start(200)
  const written = within(write)
  await vi.advanceTimersByTimeAsync(90)
  leave()
  await vi.advanceTimersByTimeAsync(100)
  expect(await written).toMatchObject({ code: 'provider_timeout' })
})

test('whose turn does not come for as long is told that there is too much to do', async () => {
  const { within, write } = await start(10)
  const written = within(write)
  await vi.advanceTimersByTimeAsync(100)
  expect(await written).toMatchObject({ code: 'provider_busy' })
})

test('who leaves the line is no failure', async () => {
  const { leaving, within, write } = await start(10)
  const written = within(write)
  leaving.abort('gone')
  expect(await written).toBe('gone')
})

test('what is written in several calls keeps its turn to the end, and then leaves it to the next', async () => {
  const { queue, leave, within, write } = await start(40)
  const order: string[] = []
  const written = within(async (limited) => {
    for (const call of ['first', 'repair']) {
      await write(limited)
      order.push(call)
    }
  })
  const next = queue.enter({ caller: 'the next' }).then(() => order.push('the next'))
  leave()
  await vi.advanceTimersByTimeAsync(80)
  await Promise.all([written, next])
  expect(order).toEqual(['first', 'repair', 'the next'])
})
