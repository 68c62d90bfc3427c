import { fieldsOf } from '@roux/contract/fields-of'

/** What a timer is for. */
export interface TimerPurpose {
  /** Names the place in the recipe that it was started from: one timer for each. */
  id: string
  /** In words of the recipe. */
  name: string
  /** Of the recipe. */
  title: string
  /** Counted from 1. */
  step: number
  /** The address of the recipe's page. */
  path: string
}

/** A kitchen timer. All times are milliseconds; moments are those of the timers' clock. */
export interface Timer extends TimerPurpose {
  /** All that it was set to, with the minutes added to it. */
  length: number
  /** It rings then; while it is paused it would, had it been started when it was paused. */
  endsAt: number
  pausedAt: number | null
  /** The tab that is about to ring. */
  claimedBy: string | null
  hasRung: boolean
}

type Timers = readonly Timer[]

const second = 1000
const minute = 60 * second
/** A timer that ended so long ago, with no Roux open, has nothing to ring for any more. */
const forgottenAfter = 3 * 60 * minute
/** More than anybody watches. */
const most = 30

/** Sets a timer. One that runs for the same place goes on; one that has ended there begins anew. */
export function startTimer(timers: Timers, purpose: TimerPurpose, length: number, now: number): Timers {
  const old = timers.find(({ id }) => id === purpose.id)
  if (old && timeLeft(old, now) > 0) return timers
  const timer = { ...purpose, length, endsAt: now + length, pausedAt: null, claimedBy: null, hasRung: false }
  return [...timers.filter((other) => other !== old), timer].slice(-most)
}

/** Gives a timer a minute more; one that has ended rings in a minute. */
export function addMinute(timers: Timers, id: string, now: number): Timers {
  return change(timers, id, (timer) => {
    const left = timeLeft(timer, now)
    const from = timer.pausedAt ?? now
    return {
      ...timer,
      length: left > 0 ? timer.length + minute : minute,
      endsAt: from + left + minute,
      claimedBy: null,
      hasRung: false,
    }
  })
}

export function pauseTimer(timers: Timers, id: string, now: number): Timers {
  return change(timers, id, (timer) =>
    timer.pausedAt === null && !isOver(timer, now) ? { ...timer, pausedAt: now } : timer,
  )
}

export function resumeTimer(timers: Timers, id: string, now: number): Timers {
  return change(timers, id, (timer) => ({ ...timer, endsAt: now + timeLeft(timer, now), pausedAt: null }))
}

export function stopTimer(timers: Timers, id: string): Timers {
  return timers.filter((timer) => timer.id !== id)
}

/** The tab that says last that it will ring is the one that does. */
export function claimRing(timers: Timers, id: string, tab: string): Timers {
  return change(timers, id, (timer) => ({ ...timer, claimedBy: tab }))
}

export function noteRing(timers: Timers, id: string): Timers {
  return change(timers, id, (timer) => ({ ...timer, hasRung: true }))
}

/** What is left of a timer; never more than it was set to, whatever the clock says. */
export function timeLeft({ endsAt, pausedAt, length }: Timer, now: number): number {
  return Math.min(Math.max(endsAt - (pausedAt ?? now), 0), length)
}

export function isOver(timer: Timer, now: number): boolean {
  return timeLeft(timer, now) === 0
}

/** Those that nobody has heard yet. */
export function dueTimers(timers: Timers, now: number): Timers {
  return timers.filter((timer) => !timer.hasRung && isOver(timer, now))
}

/** Without those that ended when nobody was there, long ago. */
export function withoutForgotten(timers: Timers, now: number): Timers {
  const isForgotten = ({ endsAt, pausedAt }: Timer) => pausedAt === null && now - endsAt > forgottenAfter
  return timers.some(isForgotten) ? timers.filter((timer) => !isForgotten(timer)) : timers
}

/** The next to ring first, after those that have rung; those that are paused last. */
export function inOrder(timers: Timers): Timers {
  return timers.toSorted(
    (one, other) => Number(one.pausedAt !== null) - Number(other.pausedAt !== null) || one.endsAt - other.endsAt,
  )
}

/** Timers that were kept; what is none is left out. */
export function readTimers(kept: unknown): Timers {
  return Array.isArray(kept) ? kept.map(readTimer).filter((timer) => timer !== undefined) : []
}

function readTimer(kept: unknown): Timer | undefined {
  const { id, name, title, step, path, length, endsAt, pausedAt, claimedBy, hasRung } = fieldsOf(kept)
  if (typeof id !== 'string' || !isNumber(length) || length <= 0 || !isNumber(endsAt)) return undefined
  return {
    id,
    name: typeof name === 'string' ? name : '',
    title: typeof title === 'string' ? title : '',
    step: isNumber(step) ? step : 1,
    // Of this Roux: a path that begins with two slashes is another host.
    path: typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : '/',
    length,
    endsAt,
    pausedAt: isNumber(pausedAt) ? pausedAt : null,
    claimedBy: typeof claimedBy === 'string' ? claimedBy : null,
    hasRung: hasRung === true,
  }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function change(timers: Timers, id: string, how: (timer: Timer) => Timer): Timers {
  return timers.map((timer) => (timer.id === id ? how(timer) : timer))
}
