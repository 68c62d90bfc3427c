import { expect, onTestFinished, test, vi } from 'vitest'
import { RequestWindows } from './request-windows.ts'

test('requests are counted by who sends them for as long as the window lasts, wherever the clock jumps', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const windows = new RequestWindows(60_000)
  const add = (key: string) => windows.count(key)
  expect(add('a')).toEqual({ count: 1, endsInMs: 60_000 })
  expect(add('b')).toEqual({ count: 1, endsInMs: 60_000 })
  vi.setSystemTime(Date.now() - 365 * 24 * 3_600_000)
  vi.advanceTimersByTime(59_000)
  expect(add('a')).toEqual({ count: 2, endsInMs: 1000 })
  vi.setSystemTime(Date.now() + 365 * 24 * 3_600_000)
  expect(add('a')).toEqual({ count: 3, endsInMs: 1000 })
  vi.advanceTimersByTime(1000)
  expect(add('a')).toEqual({ count: 1, endsInMs: 60_000 })
})
