import { foldText } from '@roux/contract/fold-text'
import type { RecipeListQuery } from '@roux/contract/recipe'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import { toListJson, toRecipeJson, toSummaryJson } from './recipe-json.ts'
import type { RecipeListStore } from './recipe-list-store.ts'

/**
 * A page of the caller's recipes as JSON of the contract. One of whole recipes ends early, after at least one, before its
 * texts pass 8 MiB; `count` stays all that match, and the next page starts after what came.
 * @throws AppError `not_superuser` for everybody's
 */
export async function listRecipes(
  store: RecipeListStore,
  { user }: Caller,
  { skip, limit, q, scope, view }: RecipeListQuery,
): Promise<string> {
  if (scope === 'all' && !user.is_superuser) throw new AppError('not_superuser')
  const filter = { reach: scope === 'all' ? ('everybody' as const) : { ownerId: user.id }, words: wordsOf(q) }
  const page = { skip, limit }
  const [entries, count] = await Promise.all([
    view === 'whole'
      ? store.list(filter, page).then((recipes) => recipes.map(toRecipeJson))
      : store.listSummaries(filter, page).then((recipes) => recipes.map(toSummaryJson)),
    store.count(filter),
  ])
  return toListJson(entries, count)
}

function wordsOf(q: string): string[] {
  return [...new Set(foldText(q).split(/\s+/))].filter((word) => word !== '')
}
