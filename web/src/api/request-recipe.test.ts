import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { requestRecipe } from './request-recipe.ts'

const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllEnvs()
})

/** A server that answers whatever the test says; gives the requests it got. */
async function serve(listener: RequestListener): Promise<IncomingMessage[]> {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    server.close()
    server.closeAllConnections()
  })
  vi.stubEnv('VITE_API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`) // a TCP server's address is no string
  return requests
}

const call = (signal = new AbortController().signal) =>
  requestRecipe('generatePublicRecipe', { body: { user_input: 'soup' }, signal })

const soup = { title: 'Soup' }
const stream = { 'content-type': 'text/event-stream; charset=utf-8' }

test('a recipe is asked for as a stream, with a key of its own', async () => {
  const requests = await serve((_request, response) =>
    response.writeHead(200, stream).end(`event: recipe\ndata: ${JSON.stringify(soup)}\n\n`),
  )
  expect(await call()).toEqual(soup)
  expect(await call()).toEqual(soup)
  const [first, second] = requests.map(({ headers }) => headers)
  expect(first?.accept).toBe('text/event-stream, application/json')
  expect(first?.['idempotency-key']).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(second?.['idempotency-key']).not.toBe(first?.['idempotency-key'])
})

test('a server that answers with JSON has answered', async () => {
  const requests = await serve((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(soup)),
  )
  expect(await call()).toEqual(soup)
  expect(requests).toHaveLength(1)
})

testTable(['', 'mangled on the way', ': still there\n\n'])(
  'a stream of which nothing can be read is asked for once more as JSON, under the same key',
  async (body) => {
    const requests = await serve((request, response) => {
      if (request.headers.accept?.includes('text/event-stream')) response.writeHead(200, stream).end(body)
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(soup))
    })
    expect(await call()).toEqual(soup)
    expect(requests.map(({ headers }) => headers.accept)).toEqual([
      'text/event-stream, application/json',
      'application/json',
    ])
    expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  },
)

test('a failure before the stream is the failure of the call, with the wait that its header names', async () => {
  await serve((_request, response) =>
    response
      .writeHead(503, { 'content-type': 'application/json', 'retry-after': '12' })
      .end(JSON.stringify({ detail: '', code: 'provider_busy' })),
  )
  await expect(call()).rejects.toMatchObject({ status: 503, retryAfter: 12, body: { code: 'provider_busy' } })
})

test('leaving in the middle of a stream closes the connection', async () => {
  const closed = Promise.withResolvers<void>()
  const leaving = new AbortController()
  await serve((_request, response) => {
    response.writeHead(200, stream).write('event: draft\ndata: {"title":"Soup"}\n\n')
    response.on('close', () => closed.resolve())
    leaving.abort()
  })
  await expect(call(leaving.signal)).rejects.toMatchObject({ reason: 'aborted' })
  await closed.promise
})

test('keys are unlike each other', () => {
  expect(new Set(Array.from({ length: 1000 }, newIdempotencyKey)).size).toBe(1000)
})
