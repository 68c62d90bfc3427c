import type { RecipeListQuery } from '@roux/contract/finding-recipes'
import type { Clock } from '../../clock.ts'
import type { FairQueue, Waiter } from '../../fair-queue.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import { type FoundKey, findRecipes, isNarrowed } from './find-recipes.ts'
import { slicesOf } from './in-slices.ts'
import { toListJson, toRecipeJson, toSummaryJson, withReasons } from './recipe-json.ts'
import type { RecipeKey, RecipeListStore } from './recipe-list-store.ts'
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
  query: RecipeListQuery,
  waiter: Waiter,
): Promise<Buffer> {
  const { skip, limit, scope, view, deleted } = query
  if (scope === 'all' && !user.is_superuser) throw new AppError('not_superuser')
  const filter = {
    reach: scope === 'all' ? ('everybody' as const) : { ownerId: user.id },
    ...(deleted === 'true' && { deletedSince: restorableSince(clock), isDeleted: true }),
  }
  const [keys, count]: [FoundKey[], number] = isNarrowed(query)
    ? await searches.run(waiter, () => findRecipes(lists, filter, query, waiter.signal))
    : await Promise.all([lists.keys(filter, { skip, limit }), lists.count(filter)])
  const why = new Map(keys.map(({ id, matched, missing }) => [id, { matched, missing }]))
  const parts: Buffer[] = []
  const fitting = view === 'whole' ? keys.slice(0, countFitting(keys)) : keys
  for await (const slice of slicesOf(fitting, { signal: waiter.signal })) {
    const part =
      view === 'whole'
        ? (await lists.read(slice)).map((recipe) => withReasons(toRecipeJson(recipe, user.id), why.get(recipe.id)))
        : (await lists.readSummaries(slice)).map((recipe) => withReasons(toSummaryJson(recipe), why.get(recipe.id)))
    if (part.length > 0) parts.push(Buffer.from(part.join()))
  }
  return toListJson(parts, count)
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
