import type { Caller } from '../../http/caller.ts'
import { foundOrThrow } from './find-recipe.ts'
import { type Checking, checkedAnew } from './recipe-findings.ts'
import type { RecipeVersionsStore } from './recipe-versions-store.ts'
import { hasSameContent, type RecipesStore } from './recipes-store.ts'
import type { StoredRecipe } from './stored/stored-recipe.ts'
import { changeContent, same } from './update-recipe.ts'

/**
 * Makes an earlier content the present one, and checks it again.
 * @throws AppError `recipe_not_found`, also where the version is not there (any more)
 */
export function restoreVersion(
  store: RecipesStore,
  versions: RecipeVersionsStore,
  { id, version }: { readonly id: string; readonly version: string },
  caller: Caller,
  checking: Checking,
): Promise<StoredRecipe> {
  const number = /^[1-9]\d{0,8}$/.test(version) ? Number(version) : 0
  const restore = async (present: StoredRecipe) => {
    const content = foundOrThrow(await versions.find(present.id, number))
    const restored = { ...present, ...content }
    return hasSameContent(present, restored) ? same(present) : checkedAnew(restored, true, checking)
  }
  return changeContent(store, id, caller, restore, { reason: 'restored', mayGrow: true })
}
