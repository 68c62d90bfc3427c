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
   * @throws AppError with the seconds until it may be tried again
   */
  count(...who: readonly string[]): Promise<void>
  /** It did not count after all. */
  takeBack(...who: readonly string[]): Promise<void>
}

export function createLimiter(counts: CountStore, { name, max, windowMs, code }: Limit): Limiter {
  // Hashed: a counter need not know whose it is.
  const keyOf = (who: readonly string[]) => `${name}:${createHash('sha256').update(who.join('\0')).digest('hex')}`
  return {
    async count(...who) {
      if (max === 0) return
      const { count, resetsAt } = await counts.add(keyOf(who), windowMs)
      if (count <= max) return
      const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - Date.now()) / 1000))
      throw new AppError(code, { retryAfterSeconds })
    },
    async takeBack(...who) {
      if (max > 0) await counts.takeBack(keyOf(who))
    },
  }
}
