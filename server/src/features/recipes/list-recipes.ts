import type { RecipeListQuery } from '@roux/contract/finding-recipes'
import type { Clock } from '../../clock.ts'
import type { FairQueue } from '../../fair-queue.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { TaskWaiter } from '../../threads/run-task.ts'
import { yieldToEventLoop } from '../../yield-to-event-loop.ts'
import { type FindingParts, findRecipes, isNarrowed, type Reasons } from './find-recipes.ts'
import { sliceRows, slicesOf } from './in-slices.ts'
import { restorableSince } from './restore-recipe.ts'
import { toListJson, toRecipeJson, toSummaryJson, withReasons } from './stored/recipe-json.ts'
import type { RecipeFilter, RecipeKey, RecipeListStore } from './stored/recipe-list-store.ts'
import { hasTexts, type StoredSummary } from './stored/stored-recipe.ts'

/** Bytes of text in one page of whole recipes: an account can hold more than memory does. */
const pageBytes = 8 * 2 ** 20

interface Parts {
  readonly finding: FindingParts
  /** Where searches of one caller wait for each other. */
  readonly searches: FairQueue
  readonly clock: Clock
}

/**
 * A page of the caller's recipes as JSON of the contract. One of whole recipes ends early, after at least one, before its
 * texts pass 8 MiB; `count` stays all that match, and the next page starts after what came.
 * @throws AppError `not_superuser` for everybody's; OverloadedError; the signal's reason once the client has left
 */
export async function listRecipes(
  { finding, searches, clock }: Parts,
  { user }: Caller,
  query: RecipeListQuery,
  waiter: TaskWaiter,
): Promise<Buffer> {
  const { scope, view, deleted } = query
  if (scope === 'all' && !user.is_superuser) throw new AppError('not_superuser')
  const filter = {
    reach: scope === 'all' ? ('everybody' as const) : { ownerId: user.id },
    ...(deleted === 'true' && { deletedSince: restorableSince(clock), isDeleted: true }),
  }
  if (!isNarrowed(query) && view === 'summary') {
    const summaries = newestSummaries(finding.lists, filter, query, waiter.signal)
    return toListJson(...(await Promise.all([summaries, finding.lists.count(filter)])))
  }
  const { keys, count, hasWords, reasonsOf } = isNarrowed(query)
    ? await searches.run(waiter, () => findRecipes(finding, filter, query, waiter))
    : { ...(await newest(finding.lists, filter, query)), hasWords: false, reasonsOf: noReasons }
  const isWhole = view === 'whole'
  const parts: Buffer[] = []
  for await (const slice of slicesOf(isWhole ? keys.slice(0, countFitting(keys)) : keys, { signal: waiter.signal })) {
    const recipes = isWhole || hasWords ? await finding.lists.read(slice) : await finding.lists.readSummaries(slice)
    const why = await reasonsOf(recipes)
    const part = recipes.map((one) => {
      const json = isWhole && hasTexts(one) ? toRecipeJson(one, user.id) : toSummaryJson(one)
      return withReasons(json, why.get(one.id))
    })
    if (part.length > 0) parts.push(Buffer.from(part.join()))
  }
  return toListJson(parts, count)
}

async function newest(lists: RecipeListStore, filter: RecipeFilter, { skip, limit }: RecipeListQuery) {
  const [keys, count] = await Promise.all([lists.keys(filter, { skip, limit }), lists.count(filter)])
  return { keys, count }
}

/** Rows in the order of the list, without their keys before: where nothing is looked for and no text is read. */
async function newestSummaries(
  lists: RecipeListStore,
  filter: RecipeFilter,
  { skip, limit }: RecipeListQuery,
  signal: AbortSignal | undefined,
): Promise<Buffer[]> {
  const parts: Buffer[] = []
  for (let start = 0, after: StoredSummary | undefined; start < limit; start += sliceRows) {
    if (after) await yieldToEventLoop()
    signal?.throwIfAborted()
    const most = Math.min(sliceRows, limit - start)
    const slice = await lists.summaries(filter, after ? { after, limit: most } : { skip, limit: most })
    if (slice.length > 0) parts.push(Buffer.from(slice.map(toSummaryJson).join()))
    if (slice.length < most) break
    after = slice.at(-1)
  }
  return parts
}

const noReasons = () => Promise.resolve<ReadonlyMap<string, Reasons>>(new Map())

/** How many of the first fit on a page; at least one where there is one. */
function countFitting(keys: readonly RecipeKey[]): number {
  let total = 0
  const tooLong = keys.findIndex(({ text_bytes }) => {
    total += text_bytes
    return total > pageBytes
  })
  return tooLong < 0 ? keys.length : Math.max(tooLong, 1)
}
