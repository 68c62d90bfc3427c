import { fieldsOf } from '@roux/contract/fields-of'
import { useSyncExternalStore } from 'react'
import { dropText, keepText, readText } from './kept-text.ts'
import { parseJson } from './parse-json.ts'
import { makeTimerClock } from './timer-clock.ts'
import { readTimers, type Timer, withoutForgotten } from './timer-list.ts'
import { tellOfTimers, timersKey, watchTimers } from './timers-kept.ts'

type Timers = readonly Timer[]

/** So far the device's clock may be behind before that is written down. */
const tolerance = 2000
const none: Timers = []

const clock = makeTimerClock(
  () => Date.now(),
  () => performance.now(),
)
let kept: { text: string | undefined; timers: Timers; seenAt: number } = { text: undefined, timers: none, seenAt: 0 }

/** The time by which timers run. Where the device's clock was put back, the next page and other tabs are told. */
export function timerNow(): number {
  const { timers, seenAt } = readKept()
  const now = clock(seenAt)
  if (timers.length > 0 && now - Math.max(Date.now(), seenAt) > tolerance) keep(timers, now)
  return now
}

/** The timers of this browser; the same list as long as nothing has changed. */
export function currentTimers(): Timers {
  return readKept().timers
}

/** Changes them, in all tabs. */
export function changeTimers(how: (timers: Timers, now: number) => Timers): void {
  const before = currentTimers()
  const now = timerNow()
  const after = how(withoutForgotten(before, now), now)
  if (after === before) return
  keep(after, now)
  tellOfTimers()
}

export function useTimers(): Timers {
  return useSyncExternalStore(watchTimers, currentTimers)
}

function readKept(): typeof kept {
  const text = readText('local', timersKey)
  if (text === kept.text) return kept
  const { timers, seenAt } = fieldsOf(parseJson(text))
  const read = readTimers(timers)
  kept = { text, timers: read.length > 0 ? read : none, seenAt: typeof seenAt === 'number' ? seenAt : 0 }
  return kept
}

function keep(timers: Timers, seenAt: number): void {
  if (timers.length === 0) dropText('local', timersKey)
  else keepText('local', timersKey, JSON.stringify({ timers, seenAt }))
}
