import { randomUUID } from 'node:crypto'
import { limits as lengths } from '@roux/contract/limits'
import { createFairQueue, type Waiter } from '../../fair-queue.ts'
import type { Network } from '../../fetching/internet.ts'
import type { Handlers } from '../../http/endpoint-routes.ts'
import { createLimiter } from '../../http/limiter.ts'
import type { LimitSettings } from '../../limit-settings.ts'
import type { CountStore } from '../../storage/count-store.ts'
import type { BroughtFile } from '../../threads/file-members.ts'
import type { FileSlice } from '../../threads/read-file-slice.ts'
import { type BringingIn, bringIn } from './bring-in.ts'
import { bringInFile, eventsOf, jsonOf } from './bring-in-file.ts'
import { fetchForCook } from './fetch-for-cook.ts'

interface Parts extends Omit<BringingIn, 'fetchPage' | 'readRecipe'> {
  /** @param onBegin told when nothing can be refused any more but for what the provider does */
  readonly readRecipe: (
    ...asked: [...Parameters<BringingIn['readRecipe']>, onBegin: () => void]
  ) => ReturnType<BringingIn['readRecipe']>
  readonly readFile: (waiter: Waiter, file: BroughtFile) => AsyncIterable<FileSlice>
  readonly uploadFolder: string
  readonly counts: CountStore
  readonly limits: Pick<LimitSettings, 'fetchesHourly'>
  /** Undefined where no pages are fetched. */
  readonly network: Network | undefined
}

const hour = 60 * 60 * 1000

/** Each may hold a page and its connection for as long as a fetch may take. */
const atOnce = { atOnce: 16, atOncePerCaller: 3, longest: 200 }

/** What brings recipes from elsewhere. */
export function createImporting({ readFile, uploadFolder, counts, limits, network, ...parts }: Parts) {
  const max = limits.fetchesHourly
  const fetches = createLimiter(counts, { name: 'fetch', max, windowMs: hour, code: 'too_many_requests' })
  const line = createFairQueue(atOnce)
  const fetchPage = fetchForCook({ network, fetches, line })
  const handlers = {
    bringIn: async ({ caller, body, waiter, receiveFile, takesStream, leavePlace, beginStream }) => {
      if (!receiveFile) {
        const readRecipe: BringingIn['readRecipe'] = (...asked) => {
          leavePlace()
          return parts.readRecipe(...asked, beginStream)
        }
        return await bringIn({ ...parts, readRecipe, fetchPage }, caller, body, waiter)
      }
      const received = await receiveFile(uploadFolder, lengths.fileBytes)
      const slices = readFile(waiter, { ...received, id: randomUUID() })
      const pieces = bringInFile(received.name, slices, (draft) => parts.findSame(caller.user.id, draft))
      return takesStream ? { events: eventsOf(pieces) } : { streamed: jsonOf(pieces) }
    },
  } satisfies Partial<Handlers>
  return { handlers }
}
