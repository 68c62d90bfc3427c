import type { ItemInput, RecipeChange } from '@roux/contract/recipe'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import { foundOrThrow, reachOf, toRecipeId } from './find-recipe.ts'
import { etagOf, matchesEtag } from './matches-etag.ts'
import { numberItems } from './number-items.ts'
import { readFindings, readItems } from './recipe-json.ts'
import type { RecipesStore } from './recipes-store.ts'
import type { StoredRecipe } from './stored-recipe.ts'

/**
 * Changes what is sent of a recipe.
 * @param ifMatch only if the recipe still has one of these ETags; without, the last change wins.
 * @throws AppError `recipe_not_found`, `recipe_changed`
 */
export async function updateRecipe(
  store: RecipesStore,
  id: string,
  caller: Caller,
  change: RecipeChange,
  ifMatch: string | undefined,
): Promise<StoredRecipe> {
  const changed = await store.change(toRecipeId(id), reachOf(caller), (present) => {
    if (ifMatch !== undefined && !matchesEtag(ifMatch, etagOf(present))) throw new AppError('recipe_changed')
    return withItsFindings({
      ...present,
      title: change.title ?? present.title,
      description: change.description ?? present.description,
      preparation_time: change.preparation_time ?? present.preparation_time,
      cook_time: change.cook_time ?? present.cook_time,
      serves: change.serves ?? present.serves,
      is_favorite: change.is_favorite ?? present.is_favorite,
      language: change.language ?? present.language,
      ingredients: renumbered(change.ingredients, present.ingredients),
      directions: renumbered(change.directions, present.directions),
    })
  })
  return foundOrThrow(changed)
}

/** Without what was found about a line that is gone. */
export function withItsFindings(recipe: StoredRecipe): StoredRecipe {
  const idsOf = (items: string) => new Set(readItems(items).map(({ id }) => id))
  const ingredients = idsOf(recipe.ingredients)
  const directions = idsOf(recipe.directions)
  const findings = readFindings(recipe.findings).filter(
    ({ ingredient_id, direction_id }) =>
      (ingredient_id === undefined || ingredients.has(ingredient_id)) &&
      (direction_id === undefined || directions.has(direction_id)),
  )
  return { ...recipe, findings: JSON.stringify(findings) }
}

function renumbered(sent: readonly ItemInput[] | undefined, present: string): string {
  return sent ? JSON.stringify(numberItems(sent, readItems(present))) : present
}
