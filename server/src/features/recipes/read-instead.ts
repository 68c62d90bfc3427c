import type { InsteadOptions } from '@roux/contract/instead'
import type { UnitSystem } from '@roux/contract/units'
import type { Caller } from '../../http/caller.ts'
import { runTask, type TaskWaiter } from '../../threads/run-task.ts'
import { findRecipe } from './find-recipe.ts'
import { keptConstraints, readCheckedFor } from './kept-constraints.ts'
import type { ReadPreferences } from './recipe-findings.ts'
import type { RecipesStore } from './recipes-store.ts'
import { readItems } from './stored/recipe-json.ts'

interface InsteadRequest {
  readonly id: string
  readonly ingredient_id: string
  readonly serves?: number | undefined
  readonly units?: UnitSystem | undefined
}

/**
 * What stands in for an ingredient of a recipe: nothing that breaks what the recipe was written for, or what its owner
 * wants of every recipe.
 * @throws AppError `recipe_not_found`
 */
export async function readInstead(
  store: RecipesStore,
  readPreferences: ReadPreferences,
  { id, ingredient_id, serves, units }: InsteadRequest,
  caller: Caller,
  waiter: TaskWaiter,
): Promise<InsteadOptions> {
  const recipe = await findRecipe(store, id, caller)
  const preferences = await readPreferences(recipe.user.id)
  const constraints = keptConstraints(readCheckedFor(recipe.checked_for), preferences, recipe.language)
  const [ingredients, directions] = [readItems(recipe.ingredients), readItems(recipe.directions)]
  const { title, description, preparation_time, cook_time } = recipe
  const content = { title, description, preparation_time, cook_time, serves: recipe.serves, ingredients, directions }
  return {
    options: await runTask(waiter, 'insteadOf', content, constraints, { ingredientId: ingredient_id, serves, units }),
  }
}
