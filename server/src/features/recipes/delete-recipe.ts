import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import { reachOf, toRecipeId } from './find-recipe.ts'
import type { RecipesStore } from './recipes-store.ts'

/** @throws AppError `recipe_not_found` */
export async function deleteRecipe(store: RecipesStore, id: string, caller: Caller): Promise<void> {
  if (!(await store.remove(toRecipeId(id), reachOf(caller)))) throw new AppError('recipe_not_found')
}
