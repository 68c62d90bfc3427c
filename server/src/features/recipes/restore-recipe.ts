import { type Clock, toTimestamp } from '../../clock.ts'
import type { Caller } from '../../http/caller.ts'
import { foundOrThrow, reachOf, toRecipeId } from './find-recipe.ts'
import type { RecipesStore } from './recipes-store.ts'
import type { StoredRecipe } from './stored-recipe.ts'

const restorableMs = 30 * 24 * 60 * 60 * 1000

/** What was deleted since then can be restored; what was deleted before is cleared away. */
export function restorableSince(clock: Clock): string {
  return toTimestamp(clock() - restorableMs)
}

/** @throws AppError `recipe_not_found` where nothing can be restored (any more) */
export async function restoreRecipe(
  store: RecipesStore,
  id: string,
  caller: Caller,
  clock: Clock,
): Promise<StoredRecipe> {
  return foundOrThrow(await store.restore(toRecipeId(id), reachOf(caller), restorableSince(clock)))
}
