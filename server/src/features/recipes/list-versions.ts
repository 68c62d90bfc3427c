import type { Caller } from '../../http/caller.ts'
import { findRecipe } from './find-recipe.ts'
import type { RecipeVersionsStore } from './recipe-versions-store.ts'
import type { RecipesStore } from './recipes-store.ts'
import { originOf, toListJson, toVersionJson } from './stored/recipe-json.ts'

/**
 * The earlier contents of a recipe as JSON of the contract.
 * @throws AppError `recipe_not_found`
 */
export async function listVersions(
  store: RecipesStore,
  versions: RecipeVersionsStore,
  id: string,
  caller: Caller,
): Promise<Buffer> {
  const recipe = await findRecipe(store, id, caller)
  const found = await versions.list(recipe.id)
  const list = toListJson(
    found.map((version) => Buffer.from(toVersionJson(version))),
    found.length,
  )
  const present = JSON.stringify(originOf({ ...recipe, made_at: recipe.updated_at }))
  return Buffer.concat([list.subarray(0, -1), Buffer.from(`,"present":${present}}`)])
}
