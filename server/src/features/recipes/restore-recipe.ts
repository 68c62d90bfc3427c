import { type Clock, toTimestamp } from '../../clock.ts'
import type { Caller } from '../../http/caller.ts'
import { foundOrThrow, reachOf, toRecipeId } from './find-recipe.ts'
import type { RecipesStore } from './recipes-store.ts'
import type { StoredRecipe } from './stored/stored-recipe.ts'

const restorableMs = 30 * 24 * 60 * 60 * 1000

/** What was deleted since then can be restored; what was deleted before is cleared away. */
export function restorableSince(clock: Clock): string {
  return toTimestamp(clock() - restorableMs)
}

/**
 * @param replaces the recipe whose place it takes again, which goes to the deleted ones
 * @throws AppError `recipe_not_found` where nothing can be restored (any more), or what it replaces is not there
 */
export async function restoreRecipe(
  store: RecipesStore,
  { id, replaces }: { readonly id: string; readonly replaces: string | undefined },
  caller: Caller,
  clock: Clock,
): Promise<StoredRecipe> {
  const replacedId = replaces === undefined ? undefined : toRecipeId(replaces)
  const deletion = { since: restorableSince(clock), replacedId }
  return foundOrThrow(await store.restore(toRecipeId(id), reachOf(caller), deletion))
}
