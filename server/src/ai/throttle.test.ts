import { expect, test, vi } from 'vitest'
import { allOf } from '../../test/all-of.ts'
import { throttle } from './throttle.ts'

async function* counting(to: number) {
  for (let count = 1; count <= to; count += 1) yield await Promise.resolve(count)
}

test('the first value comes at once, others in quick succession give way to the last', async () => {
  expect(await allOf(throttle(300, counting(100)))).toEqual([1, 100])
  expect(await allOf(throttle(10, counting(0)))).toEqual([])
})

test('nothing waits while there is not much', async () => {
  const isMuch = (count: number) => count >= 3
  expect(await allOf(throttle(300, counting(100), isMuch))).toEqual([1, 2, 3, 100])
})

test('a value is passed on while the next one keeps the source waiting', async () => {
  async function* stuck() {
    yield 'first'
    await new Promise<never>(() => undefined)
  }
  const values = throttle(1, stuck())
  expect(await values.next()).toEqual({ value: 'first', done: false })
  expect(await values.return(undefined)).toEqual({ value: undefined, done: true })
})

test('the failure of a source is passed on', async () => {
  const failure = new Error('broken')
  async function* failing() {
    yield await Promise.resolve(1)
    throw failure
  }
  await expect(allOf(throttle(1, failing()))).rejects.toBe(failure)
})

test('a reader who stops ends the source', async () => {
  const ended = vi.fn()
  async function* endless() {
    try {
      for (let count = 0; ; count += 1) yield await new Promise<number>((resolve) => setImmediate(resolve, count))
    } finally {
      ended()
    }
  }
  for await (const value of throttle(1, endless())) {
    expect(value).toBeGreaterThanOrEqual(0)
    break
  }
  await expect.poll(() => ended.mock.calls.length).toBe(1)
})
