import { joinLasting } from '@roux/contract/constraints'
import type { InsteadOptions } from '@roux/contract/instead'
import type { UnitSystem } from '@roux/contract/units'
import { constraintsOf } from '@roux/cooking/checks/constraints-of'
import type { Caller } from '../../http/caller.ts'
import { runTask, type TaskWaiter } from '../../threads/run-task.ts'
import { findRecipe } from './find-recipe.ts'
import { type ReadPreferences, readCheckedFor } from './recipe-findings.ts'
import { readItems } from './recipe-json.ts'
import type { RecipesStore } from './recipes-store.ts'

interface Asked {
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
  { id, ingredient_id, serves, units }: Asked,
  caller: Caller,
  waiter: TaskWaiter,
): Promise<InsteadOptions> {
  const recipe = await findRecipe(store, id, caller)
  const constraints = constraintsOf(await readPreferences(recipe.user.id), recipe.language)
  const asked = { ...constraints, ...joinLasting(readCheckedFor(recipe.checked_for) ?? {}, constraints) }
  const [ingredients, directions] = [readItems(recipe.ingredients), readItems(recipe.directions)]
  const { title, description, preparation_time, cook_time } = recipe
  const content = { title, description, preparation_time, cook_time, serves: recipe.serves, ingredients, directions }
  return { options: await runTask(waiter, 'insteadOf', content, asked, { ingredientId: ingredient_id, serves, units }) }
}
