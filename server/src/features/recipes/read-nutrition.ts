import type { RecipeNutrition } from '@roux/contract/nutrition'
import type { Caller } from '../../http/caller.ts'
import { runTask, type TaskWaiter } from '../../threads/run-task.ts'
import { findRecipe } from './find-recipe.ts'
import type { RecipesStore } from './recipes-store.ts'
import { readItems } from './stored/recipe-json.ts'

/**
 * What a recipe holds, for as many as asked.
 * @throws AppError `recipe_not_found`
 */
export async function readNutrition(
  store: RecipesStore,
  { id, serves }: { readonly id: string; readonly serves?: number | undefined },
  caller: Caller,
  waiter: TaskWaiter,
): Promise<RecipeNutrition> {
  const recipe = await findRecipe(store, id, caller)
  const [ingredients, directions] = [readItems(recipe.ingredients), readItems(recipe.directions)]
  const { language } = recipe
  return runTask(waiter, 'nutritionOf', { language, serves: recipe.serves, ingredients, directions }, serves)
}
