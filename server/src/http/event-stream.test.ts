import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { streamType } from '@roux/contract/stream'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { blankRecipe } from '../../test/blank-recipe.ts'
import { eventsOf, readEnd } from '../../test/read-events.ts'
import { post, readError } from '../../test/start-app.ts'
import { readSettings } from '../config.ts'
import { AppError } from './app-error.ts'
import { createHttpApp } from './create-http-app.ts'
import { type Handlers, registerEndpoints } from './endpoint-routes.ts'
import { describingErrors } from './error-handler.ts'

type Handler = Handlers['generatePublicRecipe']

const path = '/api/v1/recipes/generate-public'
const body = { user_input: 'soup' }

const recipe = blankRecipe

/** A server whose one call is answered by the given handler. */
async function serve(handler: Handler, heartbeatMs = 10_000) {
  const describeError = describingErrors(() => false)
  const app = await createHttpApp(readSettings({ LOG_LEVEL: 'silent' }), describeError)
  // No other call is made.
  const handlers = { generatePublicRecipe: handler } as Handlers
  await registerEndpoints(app, handlers, { findCaller: () => Promise.resolve(undefined), describeError, heartbeatMs })
  onTestFinished(() => app.close())
  const url = (await app.listen({ host: '127.0.0.1', port: 0 })) + path
  return { app, url, ask: (accept = streamType) => post(url, body, { accept }) }
}

describe('a call that streams answers with events', () => {
  testTable([
    'text/event-stream',
    'text/event-stream, application/json',
    'application/json;q=0.5, Text/Event-Stream;q=0.9',
  ])('for who accepts them', async (accept) => {
    const { ask } = await serve(() => Promise.resolve(recipe))
    const response = await ask(accept)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(await readEnd(response)).toEqual({ drafts: [], recipe })
  })

  testTable(['*/*', 'application/json', '', 'text/*', 'text/event-stream;q=0', 'text/event-streams'])(
    'and with JSON for who does not',
    async (accept) => {
      const { ask } = await serve(({ sendDraft }) => {
        sendDraft({ title: 'So' })
        return Promise.resolve(recipe)
      })
      const response = await ask(accept)
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(await response.json()).toEqual(recipe)
    },
  )

  test('that no proxy may keep, hold back or change', async () => {
    const { ask } = await serve(() => Promise.resolve(recipe))
    const { headers } = await ask()
    expect(headers.get('cache-control')).toBe('no-store, no-transform')
    expect(headers.get('x-accel-buffering')).toBe('no')
    expect(headers.get('vary')).toContain('accept')
    expect(headers.get('content-encoding')).toBeNull()
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('draft by draft, while the handler is still at work', async () => {
    const next = Promise.withResolvers<void>()
    const { ask } = await serve(async ({ sendDraft }) => {
      sendDraft({ title: 'So' })
      await next.promise
      sendDraft({ title: 'Soup' })
      return recipe
    })
    const events = eventsOf(await ask())
    expect((await events.next()).value).toEqual({ name: 'draft', data: { title: 'So' } })
    next.resolve()
    expect((await events.next()).value).toEqual({ name: 'draft', data: { title: 'Soup' } })
    expect((await events.next()).value).toEqual({ name: 'recipe', data: recipe })
    expect((await events.next()).done).toBe(true)
  })

  test('that tell nothing which the JSON would not', async () => {
    const { ask } = await serve(() => Promise.resolve({ ...recipe, hashed_password: 'secret' }))
    expect(await (await ask()).text()).not.toContain('secret')
    expect(await (await ask('*/*')).text()).not.toContain('secret')
  })

  test('with a sign of life before the first and while nothing comes', async () => {
    const enough = Promise.withResolvers<void>()
    const { ask } = await serve(async ({ beginStream }) => {
      beginStream()
      await enough.promise
      return recipe
    }, 10)
    const response = await ask()
    let seen = ''
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      seen += piece
      if (seen.startsWith(':\n\n:\n\n:\n\n')) enough.resolve()
    }
    expect(seen).toMatch(/^(:\n\n){3,}event: recipe\n/)
  })
})

describe('an error of a call that streams', () => {
  const fail = () => Promise.reject(new AppError('provider_rate_limited', { retryAfterSeconds: 7 }))
  const failLater: Handler = ({ beginStream }) => {
    beginStream()
    return fail()
  }

  test('is JSON with its status before the stream has begun', async () => {
    const response = await (await serve(fail)).ask()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '7'])
    expect(await readError(response)).toMatchObject({ code: 'provider_rate_limited', retry_after: 7 })
  })

  test('is the last event after that, with the body of the JSON', async () => {
    const { ask } = await serve(failLater)
    const [asEvent, asJson] = [await ask(), await ask('application/json')]
    const requestId = asEvent.headers.get('x-request-id')
    expect(asEvent.status).toBe(200)
    expect(await readEnd(asEvent)).toEqual({
      drafts: [],
      error: { ...(await readError(asJson)), request_id: requestId },
    })
  })

  test('says nothing of what nobody foresaw', async () => {
    const { ask } = await serve(({ beginStream }) => {
      beginStream()
      return Promise.reject(new Error('secret'))
    })
    const { error } = await readEnd(await ask())
    expect(error).toMatchObject({ code: 'internal', detail: 'Internal Server Error' })
  })

  test('of what was sent is a 422 like any', async () => {
    const { url } = await serve(fail)
    expect((await post(url, {}, { accept: streamType })).status).toBe(422)
  })
})

test.each([streamType, 'application/json'])(
  'a client that leaves is known to have left within a second, with Accept: %s',
  async (accept) => {
    const began = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    const { url } = await serve(({ signal, beginStream }) => {
      beginStream()
      signal.addEventListener('abort', () => left.resolve())
      began.resolve()
      return new Promise(() => undefined)
    })
    const leaving = new AbortController()
    const headers = { 'content-type': 'application/json', accept }
    const asked = fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal: leaving.signal })
    asked.catch(() => undefined)
    await began.promise
    leaving.abort()
    await Promise.race([left.promise, pause(1000).then(() => Promise.reject(new Error('nobody noticed')))])
  },
)

test('a slow reader gets the newest draft instead of all, and the last one for sure', async () => {
  const count = 3000
  const large = 'x'.repeat(10_000)
  const { url } = await serve(async ({ sendDraft }) => {
    for (let number = 1; number <= count; number += 1) {
      sendDraft({ title: String(number), description: large })
      if (number % 50 === 0) await pause(1)
    }
    return recipe
  })
  const headers = { 'content-type': 'application/json', accept: streamType }
  const request = httpRequest(url, { method: 'POST', headers, agent: false }).end(JSON.stringify(body))
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  // Nothing is read until the handler must be done.
  await pause(500)
  const all = await text(response)
  expect(all.length).toBeLessThan((count * large.length) / 2)
  const titles = [...all.matchAll(/"title":"(\d+)"/g)].map(([, title]) => Number(title))
  expect(titles).toEqual(titles.toSorted((a, b) => a - b))
  expect(titles.at(-1)).toBe(count)
  expect(all).toMatch(/event: recipe\ndata: .*\n\n$/)
})

test('a stream that has begun is finished before the server stops', async () => {
  const next = Promise.withResolvers<void>()
  const { app, ask } = await serve(async ({ sendDraft }) => {
    sendDraft({ title: 'So' })
    await next.promise
    return recipe
  })
  const response = await ask()
  const closed = app.close()
  next.resolve()
  expect(await readEnd(response)).toEqual({ drafts: [{ title: 'So' }], recipe })
  await closed
})
