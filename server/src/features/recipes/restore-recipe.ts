import type { Caller } from '../../http/caller.ts'
import { foundOrThrow, reachOf, toRecipeId } from './find-recipe.ts'
import type { RecipesStore } from './recipes-store.ts'
import type { StoredRecipe } from './stored-recipe.ts'

const restorableMs = 30 * 24 * 60 * 60 * 1000

/** What was deleted since then can be restored; what was deleted before is cleared away. */
export function restorableSince(): Date {
  return new Date(Date.now() - restorableMs)
}

/** @throws AppError `recipe_not_found` where nothing can be restored (any more) */
export async function restoreRecipe(store: RecipesStore, id: string, caller: Caller): Promise<StoredRecipe> {
  return foundOrThrow(await store.restore(toRecipeId(id), reachOf(caller), restorableSince()))
}
