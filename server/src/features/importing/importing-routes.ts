import type { LimitSettings } from '../../config.ts'
import { createFairQueue } from '../../fair-queue.ts'
import type { Network } from '../../fetching/internet.ts'
import type { Handlers } from '../../http/endpoint-routes.ts'
import { createLimiter } from '../../http/limiter.ts'
import type { CountStore } from '../../storage/count-store.ts'
import { type BringingIn, bringIn } from './bring-in.ts'
import { fetchForCook } from './fetch-for-cook.ts'

interface Parts extends Pick<BringingIn, 'read' | 'findSame'> {
  readonly counts: CountStore
  readonly limits: Pick<LimitSettings, 'fetchesHourly'>
  /** Undefined where no pages are fetched. */
  readonly network: Network | undefined
}

const hour = 60 * 60 * 1000

/** Each may hold a page and its connection for as long as a fetch may take. */
const atOnce = { atOnce: 16, atOncePerCaller: 3, longest: 200 }

/** What brings recipes from elsewhere. */
export function createImporting({ read, findSame, counts, limits, network }: Parts) {
  const max = limits.fetchesHourly
  const fetches = createLimiter(counts, { name: 'fetch', max, windowMs: hour, code: 'too_many_requests' })
  const line = createFairQueue(atOnce)
  const fetchPage = fetchForCook({ network, fetches, line })
  const handlers = {
    bringIn: ({ caller, body, waiter }) => bringIn({ read, fetchPage, findSame }, caller, body, waiter),
  } satisfies Partial<Handlers>
  return { handlers }
}
