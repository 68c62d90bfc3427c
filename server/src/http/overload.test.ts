import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { errors } from '@roux/contract/errors'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeProvider } from '../../test/fake-provider.ts'
import { post, readError, startApp } from '../../test/start-app.ts'
import { loggableError } from './loggable-error.ts'

/** Sends bytes as they are, and reads until the other end hangs up. */
async function exchange(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.on('data', (data: Buffer) => (answer += data.toString()))
  socket.write(text)
  await once(socket, 'close')
  return answer
}

test.each([
  ['headers that are too big', 431, `GET / HTTP/1.1\r\nhost: roux\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['what is no HTTP', 400, 'canary\u0000\r\n\r\n'],
  ['two lengths', 400, 'POST / HTTP/1.1\r\nhost: roux\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
])('%s: refused in our words, and the connection ends', async (_, status, text) => {
  const url = await startApp('sqlite')
  const [head = '', body = ''] = (await exchange(url, text)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  const error = await readError(new Response(body))
  expect(error.code).toBe('bad_request')
  expect(head).toContain(`x-request-id: ${error.request_id}`)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test('an answer that takes too long is 503 with a pause, and not a bug', async () => {
  const provider = await startFakeProvider()
  onTestFinished(() => provider.stop())
  const patience = { timeoutMs: 20_000, firstChunkMs: 20_000, chunkMs: 20_000 }
  const url = await startApp('sqlite', {
    longestWritingMs: 500,
    writer: { provider: 'openai-compatible', model: 'silent', baseUrl: `${provider.url}/v1`, ...patience },
  })
  const response = await post(`${url}/api/v1/recipes/generate-public`, { user_input: 'soup' })
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await readError(response)).code).toBe('overloaded')
})

async function beLate(milliseconds: number, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    const end = performance.now() + milliseconds
    while (performance.now() < end);
    await nextTurn()
  }
}

test('while everything is late, calls of the API are refused with a pause, health and pages are not', async () => {
  const url = await startApp('sqlite', { longestDelayMs: 300 })
  const me = `${url}/api/v1/users/me`
  expect((await fetch(me)).status).toBe(401)
  await beLate(400, 7)
  const refused = await fetch(me)
  expect(refused.status).toBe(errors.overloaded.status)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await readError(refused)).code).toBe('overloaded')
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect((await fetch(`${url}/`)).status).toBe(200)
  await expect.poll(async () => (await fetch(me)).status).toBe(401)
})

test('nobody is refused because everything was late once', async () => {
  const url = await startApp('sqlite', { longestDelayMs: 1000 })
  const me = `${url}/api/v1/users/me`
  expect((await fetch(me)).status).toBe(401)
  await beLate(1100, 2)
  for (let call = 0; call < 30; call += 1) {
    expect((await fetch(me)).status).toBe(401)
    await wait(50)
  }
})

test('of an error the log has its words and its cause, and nothing that a library hung on it', () => {
  const row = { detail: 'Failing row contains (canary@example.org)', parameters: ['canary'] }
  const cause = Object.assign(new Error('violates a constraint', { cause: Object.assign(new Error('deep'), row) }), row)
  const described = loggableError(
    Object.assign(new TypeError('failed', { cause }), { code: 'E1', rawPacket: 'canary' }),
  )
  expect(JSON.stringify(described)).not.toContain('canary')
  expect(described).toMatchObject({
    type: 'TypeError',
    message: 'failed',
    code: 'E1',
    cause: { message: 'violates a constraint', cause: { message: 'deep' } },
  })
  expect(described.stack).toContain('overload.test.ts')
})
