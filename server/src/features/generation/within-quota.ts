import type { ErrorCode } from '@roux/contract/errors'
import { AppError } from '../../http/app-error.ts'
import type { Limiter } from '../../http/limiter.ts'

/** Failures before anything was written: they cost nobody anything. */
const free: readonly ErrorCode[] = ['provider_unavailable', 'provider_rate_limited', 'provider_misconfigured']

/**
 * Has something written and counts it for somebody, before it begins, so that many at once cannot slip through. Only
 * what failed before it cost anything is taken back: a refusal, an unusable answer and a cook who leaves have used the
 * writer like any recipe.
 * @throws AppError `quota_exceeded`
 */
export async function withinQuota<Written>(
  quota: Limiter,
  who: string,
  write: () => Promise<Written>,
): Promise<Written> {
  await quota.count(who)
  try {
    return await write()
  } catch (error) {
    if (error instanceof AppError && free.includes(error.code)) await quota.takeBack(who)
    throw error
  }
}
