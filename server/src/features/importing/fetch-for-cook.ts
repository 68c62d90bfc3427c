import type { FairQueue } from '../../fair-queue.ts'
import { AddressRefused, PageUnavailable } from '../../fetching/fetch-errors.ts'
import { fetchPage } from '../../fetching/fetch-page.ts'
import type { Network } from '../../fetching/internet.ts'
import { AppError } from '../../http/app-error.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { BringingIn } from './bring-in.ts'

interface Fetching {
  readonly network: Network | undefined
  readonly fetches: Limiter
  readonly line: FairQueue
}

/** Fetches a page in a cook's name: counted before, so that what is refused counts too. */
export function fetchForCook({ network, fetches, line }: Fetching): BringingIn['fetchPage'] {
  return async (address, caller, waiter) => {
    if (!network) throw new AppError('fetching_off')
    await fetches.count(caller.user.id)
    const { signal = new AbortController().signal } = waiter
    try {
      return await line.run(waiter, () => fetchPage(address, network, signal))
    } catch (cause) {
      // Nothing of why is told, since that would say what lies where nobody is to look.
      if (cause instanceof AddressRefused) throw new AppError('address_refused')
      if (cause instanceof PageUnavailable) throw new AppError('page_unavailable')
      throw cause
    }
  }
}
