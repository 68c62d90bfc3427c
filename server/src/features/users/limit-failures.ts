import { createFairQueue, type Waiter } from '../../fair-queue.ts'
import { AppError } from '../../http/app-error.ts'
import type { Limiter } from '../../http/limiter.ts'

/** Checks a secret of an account for somebody at an address. */
export type LimitFailures = <Result>(
  emailKey: string,
  from: { readonly address: string; readonly waiter: Waiter },
  /** Gets who waits for it. */
  check: (waiter: Waiter) => Promise<Result>,
) => Promise<Result>

interface Limits {
  /** Per account and address. */
  readonly ofAccount: Limiter
  /** Per address, whatever the account: one password may be tried on many. */
  readonly ofAddress: Limiter
}

/**
 * Limits how often secrets may be got wrong from an address, of one account and of all. Each try counts before it is
 * checked, so that many at once cannot slip through, and is taken back unless it was wrong. Those of one address are
 * checked one after the other: tries that are right would otherwise fill the counts for a moment and keep each other out.
 * Addresses that have been wrong a short while ago take their turns at hashing as one: however many they are, whoever
 * comes from another one waits for no more than one of them.
 * The returned function throws AppError `too_many_requests`, OverloadedError, and what the check throws.
 */
export function limitFailures({ ofAccount, ofAddress }: Limits): LimitFailures {
  const tries = createFairQueue({ atOnce: Number.POSITIVE_INFINITY, atOncePerCaller: 1, longest: 200 })
  return (emailKey, { address, waiter }, check) =>
    tries.run({ caller: address, signal: waiter.signal }, () =>
      counted(ofAddress, [address], (count) =>
        counted(ofAccount, [emailKey, address], () => check(count > 1 ? { ...waiter, caller: wrong } : waiter)),
      ),
    )
}

/** No address, and no account's id. */
const wrong = 'addresses that were wrong'

async function counted<Result>(
  limiter: Limiter,
  who: readonly string[],
  check: (count: number) => Promise<Result>,
): Promise<Result> {
  const count = await limiter.count(...who)
  try {
    const result = await check(count)
    await limiter.takeBack(...who)
    return result
  } catch (error) {
    if (!isWrong(error)) await limiter.takeBack(...who)
    throw error
  }
}

function isWrong(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'incorrect_login' || error.code === 'incorrect_password')
}
