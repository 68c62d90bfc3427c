import { expect, onTestFinished, test, vi } from 'vitest'
import { RequestWindows } from './request-windows.ts'

test('requests are counted by who sends them for as long as the window lasts, wherever the clock jumps', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const windows = new RequestWindows()
  const add = (key: string) => {
    let told = { current: 0, ttl: 0 }
    windows.incr(key, (_, result) => (told = result), 60_000)
    return told
  }
  expect(add('a')).toEqual({ current: 1, ttl: 60_000 })
  expect(add('b')).toEqual({ current: 1, ttl: 60_000 })
  vi.setSystemTime(Date.now() - 365 * 24 * 3_600_000)
  vi.advanceTimersByTime(59_000)
  expect(add('a')).toEqual({ current: 2, ttl: 1000 })
  vi.setSystemTime(Date.now() + 365 * 24 * 3_600_000)
  expect(add('a')).toEqual({ current: 3, ttl: 1000 })
  vi.advanceTimersByTime(1000)
  expect(add('a')).toEqual({ current: 1, ttl: 60_000 })
})
