import type { Clock } from '../../clock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import { reachOf, toRecipeId } from './find-recipe.ts'
import { restorableSince } from './restore-recipe.ts'
import type { RecipeListStore } from './stored/recipe-list-store.ts'

/**
 * Lets a deleted recipe go for good, with its history.
 * @throws AppError `recipe_not_found`, also for one that is not deleted
 */
export async function clearDeletedRecipe(
  lists: RecipeListStore,
  id: string,
  caller: Caller,
  clock: Clock,
): Promise<void> {
  const isGone = await lists.clearDeleted(toRecipeId(id), reachOf(caller), restorableSince(clock))
  if (!isGone) throw new AppError('recipe_not_found')
}
