import { expect, test } from 'vitest'
import { say } from '../../test/say.ts'
import { startApp } from '../../test/start-app.ts'

const words = 'x'.repeat(100_000)

const headOf = (address: string, length: number) =>
  `POST /api/v1/recipes/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nX-Forwarded-For: ${address}\r\nContent-Length: ${length}\r\n\r\n`
const send = (port: number, address: string, body: string) => say(port, headOf(address, body.length) + body)

test('an address has one long body read at once, others and short ones need not wait', async () => {
  const port = Number(new URL(await startApp('sqlite', { trustedProxies: ['127.0.0.1'] })).port)
  const whole = JSON.stringify({ title: words })
  const first = await say(port, `${headOf('192.0.2.1', whole.length)}{"title": "`)
  const second = await send(port, '192.0.2.1', whole)
  const left = await send(port, '192.0.2.1', whole)
  const other = await send(port, '192.0.2.2', whole)
  const short = await send(port, '192.0.2.1', '{"title": "Soup"}')
  for (const { answered } of [other, short]) await expect.poll(answered).toMatch(/^HTTP\/1\.1 401 /)
  expect(second.answered()).toBe('')
  left.socket.destroy()
  first.socket.destroy()
  await expect.poll(second.answered).toMatch(/^HTTP\/1\.1 401 /)
})
