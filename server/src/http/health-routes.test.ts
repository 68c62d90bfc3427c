import { fastify } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { registerHealth } from './health-routes.ts'

async function start(checkReady: () => Promise<void>, signal?: AbortSignal) {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = fastify()
  onTestFinished(() => app.close())
  registerHealth(app, checkReady, signal)
  await app.ready()
  return async () => (await app.inject('/readyz')).statusCode
}

test('the database is asked once for all who want to know within a second', async () => {
  let asked = 0
  let isUp = true
  const ask = await start(async () => {
    asked += 1
    await Promise.resolve()
    if (!isUp) throw new Error('away')
  })
  expect(await Promise.all(Array.from({ length: 50 }, ask))).toEqual(Array(50).fill(200))
  isUp = false
  vi.advanceTimersByTime(999)
  expect([await ask(), asked]).toEqual([200, 1])
  vi.advanceTimersByTime(1)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([503, 503, 503])
  expect(asked).toBe(2)
  isUp = true
  vi.advanceTimersByTime(1000)
  expect([await ask(), asked]).toEqual([200, 3])
})

test('whoever asks while the database does not answer waits with the others', async () => {
  let asked = 0
  const answer = Promise.withResolvers<void>()
  const ask = await start(() => {
    asked += 1
    return answer.promise
  })
  const early = ask()
  vi.advanceTimersByTime(60_000)
  const late = ask()
  answer.resolve()
  expect([await early, await late, asked]).toEqual([200, 200, 1])
})

test('a process that was told to stop says so at once', async () => {
  const stopping = new AbortController()
  const ask = await start(() => Promise.resolve(), stopping.signal)
  expect(await ask()).toBe(200)
  stopping.abort()
  expect(await ask()).toBe(503)
})
