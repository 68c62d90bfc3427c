import type { Caller } from '../../http/caller.ts'
import { findRecipe, foundOrThrow, reachOf } from './find-recipe.ts'
import type { RecipeVersionsStore } from './recipe-versions-store.ts'
import type { RecipesStore } from './recipes-store.ts'
import type { StoredRecipe } from './stored-recipe.ts'
import { checkedAnew, type ReadPreferences } from './update-recipe.ts'

/**
 * Makes an earlier content the present one, and checks it again.
 * @throws AppError `recipe_not_found`, also where the version is not there (any more)
 */
export async function restoreVersion(
  store: RecipesStore,
  versions: RecipeVersionsStore,
  { id, version }: { readonly id: string; readonly version: string },
  caller: Caller,
  readPreferences: ReadPreferences,
): Promise<StoredRecipe> {
  const recipe = await findRecipe(store, id, caller)
  const number = /^[1-9]\d{0,8}$/.test(version) ? Number(version) : 0
  const content = foundOrThrow(await versions.find(recipe.id, number))
  const preferences = await readPreferences(recipe.user.id)
  const restored = await store.change(recipe.id, reachOf(caller), (present) =>
    checkedAnew({ ...present, ...content }, preferences, true),
  )
  return foundOrThrow(restored)
}
