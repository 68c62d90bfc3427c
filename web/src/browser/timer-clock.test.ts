import { expect, test } from 'vitest'
import { makeTimerClock } from './timer-clock.ts'

/** A device whose clocks a test can set. */
function device() {
  const at = { wall: 1_000_000, steady: 50 }
  const clock = makeTimerClock(
    () => at.wall,
    () => at.steady,
  )
  const pass = (milliseconds: number) => {
    at.wall += milliseconds
    at.steady += milliseconds
  }
  return { at, clock, pass }
}

test('the clock goes as the device’s', () => {
  const { clock, pass } = device()
  pass(5000)
  expect(clock()).toBe(1_005_000)
})

test('a device’s clock that is put back does not stop it, however often', () => {
  const { at, clock, pass } = device()
  at.wall -= 3_600_000
  pass(5000)
  expect(clock()).toBe(1_005_000)
  at.wall -= 3_600_000
  pass(5000)
  expect(clock()).toBe(1_010_000)
})

test('after sleep it is as late as it is, though the steady clock has stood', () => {
  const { at, clock, pass } = device()
  pass(1000)
  at.wall += 600_000
  expect(clock()).toBe(1_601_000)
  pass(1000)
  expect(clock()).toBe(1_602_000)
})

test('a page that comes after the clock was put back goes on where the last one was', () => {
  const { clock, pass } = device()
  expect(clock(4_600_000)).toBe(4_600_000)
  pass(2000)
  expect(clock(4_600_000)).toBe(4_602_000)
})
