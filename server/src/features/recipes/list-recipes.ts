import { foldText } from '@roux/contract/fold-text'
import type { RecipeListQuery } from '@roux/contract/recipe'
import type { Clock } from '../../clock.ts'
import type { FairQueue, Waiter } from '../../fair-queue.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import { allInSlices, slicesOf } from './in-slices.ts'
import { toListJson, toRecipeJson, toSummaryJson } from './recipe-json.ts'
import type { RecipeFilter, RecipeKey, RecipeListStore } from './recipe-list-store.ts'
import { restorableSince } from './restore-recipe.ts'

/** Bytes of text in one page of whole recipes: an account can hold more than memory does. */
const pageBytes = 8 * 2 ** 20

interface Parts {
  readonly lists: RecipeListStore
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
  { lists, searches, clock }: Parts,
  { user }: Caller,
  { skip, limit, q, scope, view, deleted }: RecipeListQuery,
  waiter: Waiter,
): Promise<Buffer> {
  if (scope === 'all' && !user.is_superuser) throw new AppError('not_superuser')
  const filter = {
    reach: scope === 'all' ? ('everybody' as const) : { ownerId: user.id },
    ...(deleted === 'true' && { deletedSince: restorableSince(clock), isDeleted: true }),
  }
  const words = wordsOf(q)
  const [keys, count] =
    words.length === 0
      ? await Promise.all([lists.keys(filter, { skip, limit }), lists.count(filter)])
      : await searches.run(waiter, () => search(lists, filter, { words, skip, limit, signal: waiter.signal }))
  const parts: Buffer[] = []
  const fitting = view === 'whole' ? keys.slice(0, countFitting(keys)) : keys
  for await (const slice of slicesOf(fitting, { signal: waiter.signal })) {
    const part =
      view === 'whole'
        ? (await lists.read(slice)).map((recipe) => toRecipeJson(recipe, user.id))
        : (await lists.readSummaries(slice)).map(toSummaryJson)
    if (part.length > 0) parts.push(Buffer.from(part.join()))
  }
  return toListJson(parts, count)
}

function wordsOf(q: string): string[] {
  return [...new Set(foldText(q).split(/\s+/))].filter((word) => word !== '')
}

interface Search {
  readonly words: readonly string[]
  readonly skip: number
  readonly limit: number
  readonly signal: AbortSignal | undefined
}

/** What matches on a page, and how many match in all. */
async function search(
  lists: RecipeListStore,
  filter: RecipeFilter,
  { words, skip, limit, signal }: Search,
): Promise<[RecipeKey[], number]> {
  const page: RecipeKey[] = []
  let count = 0
  for await (const slice of allInSlices(lists, filter, { signal })) {
    const found = await lists.matching(slice, words)
    const [start, end] = [Math.max(0, skip - count), Math.max(0, skip + limit - count)]
    page.push(...found.slice(start, end))
    count += found.length
  }
  return [page, count]
}

/** How many of the first fit on a page; at least one where there is one. */
function countFitting(keys: readonly RecipeKey[]): number {
  let total = 0
  const tooLong = keys.findIndex(({ text_bytes }) => {
    total += text_bytes
    return total > pageBytes
  })
  return tooLong < 0 ? keys.length : Math.max(tooLong, 1)
}
