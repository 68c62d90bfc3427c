import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { ApiError } from './api-error.ts'
import { generatePublicRecipe } from './generate-recipe.ts'
import { request } from './request.ts'

const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A server of another make: it answers whatever the test says. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server's address is no string
  vi.stubEnv('VITE_API_URL', base)
  return base
}

function answer(status: number, body: string, type = 'application/json'): RequestListener {
  return (_request, response) => response.writeHead(status, { 'content-type': type }).end(body)
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const cause = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(cause instanceof ApiError)) throw new Error('the call did not fail with an ApiError', { cause })
  return cause
}

const generate = (signal?: AbortSignal, timeout?: number) =>
  request('generatePublicRecipe', {
    body: { user_input: 'soup' },
    ...(signal && { signal }),
    ...(timeout && { timeout }),
  })

test('a call sends its JSON to the base host, with the token and credentials, and says which language is spoken', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'access_token' ? 'a-token' : null) })
  let seen: IncomingMessage | undefined
  let sent = ''
  await serve((incoming, response) => {
    seen = incoming
    incoming.on('data', (chunk) => {
      sent += chunk
    })
    incoming.on('end', () => response.end('{"title":"Soup"}'))
  })
  expect(await generate()).toEqual({ title: 'Soup' })
  expect(seen?.method).toBe('POST')
  expect(seen?.url).toBe('/api/v1/recipes/generate-public')
  expect(seen?.headers).toMatchObject({
    accept: 'application/json',
    'accept-language': 'en',
    authorization: 'Bearer a-token',
    'content-type': 'application/json',
  })
  expect(JSON.parse(sent)).toEqual({ user_input: 'soup' })
  // Node knows no cookies: what a browser goes by is what it was told.
  expect(fetched.mock.lastCall?.[1]?.credentials).toBe('include')
})

test('a guest’s call carries no token', async () => {
  let seen: IncomingMessage | undefined
  await serve((incoming, response) => {
    seen = incoming
    response.end('{}')
  })
  await generate()
  expect(seen?.headers).not.toHaveProperty('authorization')
})

test('an answer without content has no data', async () => {
  await serve((_request, response) => response.writeHead(204).end())
  expect(await generate()).toBeUndefined()
})

test('422 is a validation error that carries status, reason, address and body', async () => {
  const base = await serve(answer(422, '{"detail":[],"code":"validation_error"}'))
  const failure = await failureOf(generate())
  expect(failure.message).toBe('Validation Error')
  expect(failure).toMatchObject({
    status: 422,
    reason: 'Unprocessable Entity',
    url: `${base}/api/v1/recipes/generate-public`,
    body: { detail: [], code: 'validation_error' },
  })
})

testTable([400, 401, 404, 429, 500, 503, 511])(
  'a failure without words of ours is a generic error that tells status, status text and body',
  async (status) => {
    await serve(answer(status, 'no soup', 'text/plain'))
    const failure = await failureOf(generate())
    expect(failure.message).toBe(`Generic Error: ${status}; ${failure.reason}; no soup`)
    expect(failure).toMatchObject({ status, body: 'no soup' })
  },
)

test('a cancelled call says so', async () => {
  const controller = new AbortController()
  await serve(() => controller.abort())
  const failure = await failureOf(generate(controller.signal))
  expect(failure.message).toBe('Request aborted')
  expect(failure).toMatchObject({ status: 0, reason: 'aborted' })
})

test('a call that nobody answers is a network error', async () => {
  await serve((incoming) => incoming.destroy())
  const failure = await failureOf(generate())
  expect(failure.message).toBe('Network Error')
  expect(failure).toMatchObject({ status: 0, reason: 'network' })
})

test('an answer that breaks off is a network error', async () => {
  await serve((incoming, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('{"title":', () => incoming.socket.destroy())
  })
  expect((await failureOf(generate())).reason).toBe('network')
})

test('a call with a time limit ends there', async () => {
  await serve(() => undefined)
  const failure = await failureOf(generate(new AbortController().signal, 20))
  expect(failure.message).toBe('Request timed out after 20 ms')
  expect(failure.reason).toBe('timeout')
})

const order = {
  prompt: 'soup',
  language: 'en',
  options: { preferences: null, serves: null, max_minutes: null },
  seed: 0,
} as const

test('a recipe of another server is taken as it is', async () => {
  const recipe = { id: 7, title: 'Soup', ingredients: [{ id: 'x', content: '1 leek', index: 1 }] }
  await serve(answer(200, JSON.stringify(recipe)))
  expect(await generatePublicRecipe(order, { signal: new AbortController().signal })).toEqual(recipe)
})

testTable(['{}', '[]', '"soup"', '<html>', ''])('an answer that is no recipe is a failure', async (body) => {
  await serve(answer(200, body))
  await expect(generatePublicRecipe(order, { signal: new AbortController().signal })).rejects.toThrow('no recipe')
})
