import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readError } from '../../test/start-app.ts'
import { readSettings } from '../config.ts'
import { createHttpApp } from './create-http-app.ts'
import { describingErrors } from './error-handler.ts'
import { limitUnsentAnswers } from './limit-unsent-answers.ts'

const large = 'x'.repeat(30_000_000)
const small = 'x'.repeat(60_000)

async function start(toAnswer: (text: string) => string | Buffer) {
  const settings = { ...readSettings({ LOG_LEVEL: 'silent' }), trustedProxies: ['127.0.0.1'] }
  const app = await createHttpApp(
    settings,
    describingErrors(() => false),
  )
  limitUnsentAnswers(app)
  app.get('/large', () => toAnswer(large))
  app.post('/large', () => large)
  app.get('/small', () => small)
  onTestFinished(() => app.close())
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = (path: string, ip: string, method = 'GET') =>
    fetch(url + path, { method, headers: { 'x-forwarded-for': ip } })
  const statusOf = async (path: string, ip: string) => {
    const { status, body } = await ask(path, ip)
    await body?.cancel()
    return status
  }
  /** Asks so many times at once, and reads nothing of the answers. */
  const leaveUntaken = async (times: number, ip: string): Promise<Socket> => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    socket.write(`GET /large HTTP/1.1\r\nhost: roux\r\nx-forwarded-for: ${ip}\r\n\r\n`.repeat(times))
    await once(socket, 'readable')
    return socket
  }
  return { ask, statusOf, leaveUntaken }
}

test.each([
  ['texts', String],
  ['bytes', Buffer.from],
])(
  'an address that leaves large answers of %s untaken gets no more of them until it takes those or goes',
  async (_, toAnswer) => {
    const { ask, statusOf, leaveUntaken } = await start(toAnswer)
    const first = await leaveUntaken(1, '192.0.2.1')
    await leaveUntaken(1, '192.0.2.1')
    expect((await (await ask('/large', '192.0.2.1')).text()).length).toBe(large.length)
    await leaveUntaken(1, '192.0.2.1')
    const refused = await ask('/large', '192.0.2.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await readError(refused)).code).toBe('too_many_requests')
    expect(await statusOf('/small', '192.0.2.1')).toBe(200)
    expect((await (await ask('/large', '192.0.2.2')).text()).length).toBe(large.length)
    // It has changed something: whether it did must not be told wrongly.
    await expect(ask('/large', '192.0.2.1', 'POST')).rejects.toThrow('fetch failed')
    first.resume()
    await expect.poll(() => statusOf('/large', '192.0.2.1')).toBe(200)
  },
)

test('nor does one that asks for all of them on one connection, whose end frees it', async () => {
  const { statusOf, leaveUntaken } = await start(String)
  const socket = await leaveUntaken(20, '192.0.2.1')
  await expect.poll(() => statusOf('/large', '192.0.2.1')).toBe(429)
  socket.destroy()
  await expect.poll(() => statusOf('/large', '192.0.2.1')).toBe(200)
})
