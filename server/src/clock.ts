/**
 * What time of day it is, in milliseconds since 1970. One clock is passed in to all that asks, so that nothing depends
 * on more than one, and tests can set it. It may be wrong and jump: what lasts a while within one process is measured
 * with `performance.now()`, which never does.
 */
export type Clock = () => number

export const systemClock: Clock = Date.now

/** ISO 8601 in UTC with milliseconds, as the database and the API have it. */
export function toTimestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

/** As a part of a file's name, which takes no colons everywhere; sorted as text it is sorted by time. */
export function toFileTimestamp(milliseconds: number): string {
  return toTimestamp(milliseconds).replaceAll(/[:.]/g, '-')
}

/** As some libraries want a time. */
export function toDate(milliseconds: number): Date {
  return new Date(milliseconds)
}

/** NaN for what is no time. */
export function timeOf(text: string): number {
  return Date.parse(text)
}
