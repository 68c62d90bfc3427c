import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { createDatabase } from '../../test/engines.ts'
import { say } from '../../test/say.ts'
import { post } from '../../test/start-app.ts'
import { createApp } from '../app.ts'
import { readSettings, type Settings } from '../config.ts'
import { createHttpApp } from './create-http-app.ts'
import { type Handlers, registerEndpoints } from './endpoint-routes.ts'
import { describingErrors } from './error-handler.ts'

async function start(changes: Partial<Settings> = {}): Promise<{ app: FastifyInstance; port: number }> {
  const settings = {
    ...readSettings({ LOG_LEVEL: 'silent' }),
    ...changes,
    backups: { folder: '', everyHours: 0, keep: 0 },
  }
  const app = await createApp({ ...settings, database: await createDatabase('sqlite') })
  onTestFinished(() => app.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, port: (app.server.address() as AddressInfo).port }
}

/** Calls of our own in place of Roux's. */
async function startWith(handlers: Partial<Handlers>, changes: Partial<Settings> = {}) {
  const describeError = describingErrors(() => false)
  const app = await createHttpApp({ ...readSettings({ LOG_LEVEL: 'silent' }), ...changes }, describeError)
  onTestFinished(() => app.close())
  await registerEndpoints(app, handlers as Handlers, { findCaller: () => Promise.resolve(undefined), describeError })
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) }
}

const head = 'POST /api/v1/recipes/generate-public HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

test('a request has half a minute to be there and a file ten, a connection a minute to be used again, and whoever takes nothing of an answer two', async () => {
  const { app } = await start()
  expect(readSettings({}).longestBodyMs).toBe(30_000)
  expect(app.server.requestTimeout).toBe(600_000)
  expect(app.server.headersTimeout).toBeLessThanOrEqual(30_000)
  expect(app.server.keepAliveTimeout).toBeLessThanOrEqual(75_000)
  expect(app.server.timeout).toBeGreaterThan(0)
  expect(app.server.timeout).toBeLessThanOrEqual(120_000)
})

testTable([
  ['its headers', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['its body', `${head}Content-Length: 1000\r\n\r\n{"user_input": "`],
])('who sends one byte at a time is cut', async (_, beginning) => {
  // The same rule, in less time.
  const { app, port } = await start({ longestBodyMs: 500 })
  app.server.headersTimeout = 500
  const { socket, answered, closed } = await say(port, beginning)
  const drip = setInterval(() => socket.write('x'), 50)
  await closed
  clearInterval(drip)
  expect(answered()).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that nobody waits for is cut too', async () => {
  const { port } = await start({ longestBodyMs: 500 })
  const { socket, answered, closed } = await say(port, 'POST /%zz HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{')
  const drip = setInterval(() => socket.write('x'), 50)
  await closed
  clearInterval(drip)
  expect(answered()).toMatch(/^HTTP\/1\.1 400 /)
})

test('who connects and says nothing is cut', async () => {
  const { app, port } = await start()
  app.server.headersTimeout = 500
  const { closed, answered } = await say(port, '')
  await closed
  expect(answered()).toMatch(/^HTTP\/1\.1 408 |^$/)
})

test('a connection that is kept and not used again is cut', async () => {
  const { app, port } = await start()
  app.server.keepAliveTimeout = 200
  const { answered, closed } = await say(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await closed
  expect(answered()).toMatch(/^HTTP\/1\.1 200 .*connection: keep-alive/is)
})

testTable(['text/event-stream', 'application/json'])('who never reads an answer is cut', async (accept) => {
  const left = Promise.withResolvers<void>()
  const large = 'x'.repeat(50_000_000)
  const { app } = await startWith({
    generatePublicRecipe: async ({ signal, sendDraft }) => {
      signal.addEventListener('abort', () => left.resolve())
      if (sendDraft({ title: 'Soup', description: large })) await left.promise
      return { preparedJson: JSON.stringify(large) }
    },
  })
  app.server.timeout = 300
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  const body = '{"user_input": "soup"}'
  socket.write(`${head}Accept: ${accept}\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
  await left.promise
  await expect.poll(() => connectionsOf(app)).toBe(0)
})

const soup = { preparedJson: '"soup"' }

test('a call that a provider is waited for takes its time, and no other does', async () => {
  const told = Promise.withResolvers<void>()
  const handlers: Partial<Handlers> = {
    about: () => new Promise(() => undefined),
    generatePublicRecipe: () => told.promise.then(() => soup),
  }
  const { url } = await startWith(handlers, { longestAnswerMs: 100 })
  const written = post(`${url}/api/v1/recipes/generate-public`, { user_input: 'soup' })
  expect((await fetch(`${url}/api/v1/about`)).status).toBe(503)
  told.resolve()
  expect((await written).status).toBe(200)
})

test('a connection may be silent while its call is worked on', async () => {
  const silent = Promise.withResolvers<void>()
  const { app, url } = await startWith({ generatePublicRecipe: () => silent.promise.then(() => soup) })
  app.server.timeout = 100
  app.server.on('request', (_, response) => response.once('timeout', () => silent.resolve()))
  expect((await post(`${url}/api/v1/recipes/generate-public`, { user_input: 'soup' })).status).toBe(200)
})

const connectionsOf = (app: FastifyInstance) =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

test('idle connections keep nobody out', async () => {
  const { port } = await start()
  await Promise.all(Array.from({ length: 200 }, () => say(port, 'GET /healthz HTTP/1.1\r\n')))
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
})

test('headers of more than 16 KiB, and a body without an end, are refused as they come', async () => {
  const { port } = await start()
  const large = await say(port, `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`)
  await large.closed
  expect(large.answered()).toMatch(/^HTTP\/1\.1 431 /)
  const long = await say(port, `GET /healthz?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await long.closed
  expect(long.answered()).toMatch(/^HTTP\/1\.1 431 /)

  const endless = await say(port, `${head}Transfer-Encoding: chunked\r\n\r\n`)
  const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`
  let sent = 0
  while (!endless.answered() && sent < 4_000_000 && endless.socket.writable) {
    endless.socket.write(chunk)
    sent += chunk.length
    await pause(1)
  }
  expect(endless.answered()).toMatch(/^HTTP\/1\.1 413 /)
  expect(sent).toBeLessThan(1_000_000)
})

test('a request that means two things to two readers is refused', async () => {
  const { port } = await start()
  for (const framing of [
    'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
    'Transfer-Encoding: chunked, identity\r\n\r\nhello',
  ]) {
    const { closed, answered } = await say(port, head + framing)
    await closed
    expect(answered()).toMatch(/^HTTP\/1\.1 400 /)
  }
})
