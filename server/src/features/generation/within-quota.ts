import type { ErrorCode } from '@roux/contract/errors'
import { AppError } from '../../http/app-error.ts'

/** Failures before anything was written: they cost nobody anything. */
const free: readonly ErrorCode[] = [
  'provider_unavailable',
  'provider_rate_limited',
  'provider_busy',
  'provider_misconfigured',
]

/** How many more recipes somebody may have. */
export interface Quota {
  /** @throws AppError `quota_exceeded` */
  count(): Promise<unknown>
  takeBack(): Promise<void>
}

/**
 * Has something written and counts it for somebody, before it begins, so that many at once cannot slip through. Only
 * what failed before it cost anything is taken back: a refusal, an unusable answer and a cook who leaves have used the
 * writer like any recipe.
 * @throws AppError `quota_exceeded`
 */
export async function withinQuota<Written>(quota: Quota, write: () => Promise<Written>): Promise<Written> {
  await quota.count()
  try {
    return await write()
  } catch (error) {
    if (error instanceof AppError && free.includes(error.code)) await quota.takeBack()
    throw error
  }
}
