import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addMinute,
  claimRing,
  dueTimers,
  inOrder,
  isOver,
  noteRing,
  pauseTimer,
  readTimers,
  resumeTimer,
  startTimer,
  stopTimer,
  type Timer,
  timeLeft,
  withoutForgotten,
} from './timer-list.ts'

const minute = 60_000
const start = 1_000_000
const purpose = (id: string) => ({ id, name: `Roast ${id}`, title: 'Roast chicken', step: 3, path: '/recipe/1' })

/** The only timer of a list. */
function only(timers: readonly Timer[]): Timer {
  const [timer, second] = timers
  if (!timer || second) throw new Error(`${timers.length} timers instead of one`)
  return timer
}

const running = startTimer([], purpose('a'), 20 * minute, start)

test('a timer rings when its time is over, and not before', () => {
  expect(timeLeft(only(running), start + 5 * minute)).toBe(15 * minute)
  expect(dueTimers(running, start + 20 * minute - 1)).toEqual([])
  expect(dueTimers(running, start + 20 * minute)).toEqual(running)
  expect(dueTimers(noteRing(running, 'a'), start + 25 * minute)).toEqual([])
  expect(timeLeft(only(running), start + 60 * minute)).toBe(0)
})

test('one that runs is not started twice; one that has ended begins anew', () => {
  expect(startTimer(running, purpose('a'), 20 * minute, start + minute)).toBe(running)
  const rung = noteRing(claimRing(running, 'a', 'tab'), 'a')
  const anew = only(startTimer(rung, purpose('a'), 20 * minute, start + 30 * minute))
  expect(anew).toMatchObject({ endsAt: start + 50 * minute, hasRung: false, claimedBy: null })
})

test('a minute more is a minute more; after the end it counts from now', () => {
  const longer = addMinute(running, 'a', start + minute)
  expect(only(longer)).toMatchObject({ endsAt: start + 21 * minute, length: 21 * minute })
  const late = addMinute(noteRing(running, 'a'), 'a', start + 23 * minute)
  expect(timeLeft(only(late), start + 23 * minute)).toBe(minute)
  expect(dueTimers(late, start + 24 * minute)).toEqual(late)
})

test('a paused timer keeps what is left, and never rings', () => {
  const paused = pauseTimer(running, 'a', start + 5 * minute)
  expect(timeLeft(only(paused), start + 500 * minute)).toBe(15 * minute)
  expect(dueTimers(paused, start + 500 * minute)).toEqual([])
  expect(timeLeft(only(addMinute(paused, 'a', start + 9 * minute)), start + 10 * minute)).toBe(16 * minute)
  const resumed = resumeTimer(paused, 'a', start + 100 * minute)
  expect(only(resumed).endsAt).toBe(start + 115 * minute)
})

test('what has ended cannot be paused, and what was stopped is gone', () => {
  expect(only(pauseTimer(running, 'a', start + 21 * minute)).pausedAt).toBeNull()
  expect(stopTimer(running, 'a')).toEqual([])
})

test('the next to ring comes first, the paused ones last', () => {
  const three = startTimer(startTimer(running, purpose('b'), 5 * minute, start), purpose('c'), minute, start)
  expect(inOrder(pauseTimer(three, 'c', start)).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
})

test('a clock that was put back while nobody looked makes no timer longer than it was set to', () => {
  expect(timeLeft(only(running), start - 60 * minute)).toBe(20 * minute)
})

test('what ended long ago, with nobody there, is forgotten; what is paused is not', () => {
  const later = start + 24 * 60 * minute
  expect(withoutForgotten(running, later)).toEqual([])
  expect(withoutForgotten(pauseTimer(running, 'a', start), later)).toHaveLength(1)
  expect(withoutForgotten(running, start + 60 * minute)).toBe(running)
})

test('whatever is kept under their name is read as timers or as nothing', () => {
  expect(readTimers(JSON.parse(JSON.stringify(running)))).toEqual(running)
  expect(readTimers([{ ...only(running), path: '//evil.example' }])).toMatchObject([{ path: '/' }])
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer(), (kept, now) => {
      for (const timer of readTimers([kept])) {
        expect(timeLeft(timer, now)).toBeGreaterThanOrEqual(Math.min(0, timer.length))
        isOver(timer, now)
      }
    }),
  )
})
