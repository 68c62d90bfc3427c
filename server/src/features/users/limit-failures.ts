import { createFairQueue, type Waiter } from '../../fair-queue.ts'
import { AppError } from '../../http/app-error.ts'
import type { Limiter } from '../../http/limiter.ts'

/** Checks a secret of an account for somebody at an address. */
export type LimitFailures = <Result>(
  emailKey: string,
  from: { readonly address: string; readonly waiter: Waiter },
  check: () => Promise<Result>,
) => Promise<Result>

/**
 * Limits how often an account's secret may be got wrong from an address. Each try counts before it is checked, so that
 * many at once cannot slip through, and is taken back unless it was wrong. Few are checked at once: tries that are
 * right would otherwise fill the count for a moment and keep each other out.
 * The returned function throws AppError `too_many_requests`, OverloadedError, and what the check throws.
 */
export function limitFailures(limiter: Limiter): LimitFailures {
  const tries = createFairQueue({ atOnce: Number.POSITIVE_INFINITY, atOncePerCaller: 2, longest: 200 })
  return (emailKey, { address, waiter: { signal } }, check) =>
    tries.run({ caller: `${emailKey}\0${address}`, signal }, async () => {
      await limiter.count(emailKey, address)
      try {
        const result = await check()
        await limiter.takeBack(emailKey, address)
        return result
      } catch (error) {
        if (!isWrong(error)) await limiter.takeBack(emailKey, address)
        throw error
      }
    })
}

function isWrong(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'incorrect_login' || error.code === 'incorrect_password')
}
