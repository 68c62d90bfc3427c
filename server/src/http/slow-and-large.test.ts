import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '../../test/engines.ts'
import { createApp } from '../app.ts'
import { readSettings } from '../config.ts'

async function start(): Promise<{ app: FastifyInstance; port: number }> {
  const settings = { ...readSettings({ LOG_LEVEL: 'silent' }), backups: { folder: '', everyHours: 0, keep: 0 } }
  const app = await createApp({ ...settings, database: await createDatabase('sqlite') })
  onTestFinished(() => app.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, port: (app.server.address() as AddressInfo).port }
}

/** A connection on which something has been said; what comes back is gathered until it closes. */
async function say(port: number, text: string) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  let answer = ''
  socket.on('data', (piece: Buffer) => (answer += piece.toString()))
  await once(socket, 'connect')
  socket.write(text)
  return { socket, answered: () => answer, closed: closing(socket) }
}

const closing = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))

const head = 'POST /api/v1/recipes/generate-public HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

test('a request has to be there within half a minute', async () => {
  const { app } = await start()
  expect(app.server.requestTimeout).toBe(30_000)
  expect(app.server.headersTimeout).toBeLessThanOrEqual(30_000)
})

test.each([
  ['its headers', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['its body', `${head}Content-Length: 1000\r\n\r\n{"user_input": "`],
])('who sends %s one byte at a time is cut', async (_, beginning) => {
  const { app, port } = await start()
  // The same rule, in less time.
  app.server.headersTimeout = 500
  app.server.requestTimeout = 500
  const { socket, answered, closed } = await say(port, beginning)
  const drip = setInterval(() => socket.write('x'), 50)
  await closed
  clearInterval(drip)
  expect(answered()).toMatch(/^HTTP\/1\.1 408 /)
})

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
