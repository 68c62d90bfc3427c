import { createHash } from 'node:crypto'
import type { ErrorCode } from '@roux/contract/errors'
import type { CountStore } from '../storage/count-store.ts'
import { AppError } from './app-error.ts'

interface Limit {
  /** What is limited, such as `login`. */
  readonly name: string
  /** How often in one window; 0 is no limit. */
  readonly max: number
  readonly windowMs: number
  readonly code: Extract<ErrorCode, 'too_many_requests' | 'quota_exceeded'>
}

/** Counts how often something is done by someone, and refuses more than is allowed. */
export interface Limiter {
  /**
   * Counts one more, before it is done, so that many at once cannot slip through.
   * @returns how many there are in this window, this one included; 0 where there is no limit
   * @throws AppError with the seconds until it may be tried again
   */
  count(...who: readonly string[]): Promise<number>
  /** Counts one more, and says whether that is still allowed. */
  allows(...who: readonly string[]): Promise<boolean>
  /** It did not count after all. */
  takeBack(...who: readonly string[]): Promise<void>
}

export function createLimiter(counts: CountStore, { name, max, windowMs, code }: Limit): Limiter {
  const keyOf = (who: readonly string[]) => [name, ...who.map(hashOf)].join(':')
  return {
    async count(...who) {
      if (max === 0) return 0
      const { count, endsInMs } = await counts.add(keyOf(who), windowMs, max)
      if (count <= max) return count
      const retryAfterSeconds = Math.max(1, Math.ceil(endsInMs / 1000))
      throw new AppError(code, { retryAfterSeconds })
    },
    async allows(...who) {
      return max === 0 || (await counts.add(keyOf(who), windowMs, max)).count <= max
    },
    async takeBack(...who) {
      if (max > 0) await counts.takeBack(keyOf(who))
    },
  }
}

/** A counter need not say whose it is. */
function hashOf(who: string): string {
  return createHash('sha256').update(who).digest('hex').slice(0, 32)
}
