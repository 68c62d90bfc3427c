import type { Preferences } from '@roux/contract/generation'
import type { ItemInput, RecipeChange } from '@roux/contract/recipe'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import { findRecipe, foundOrThrow, reachOf, toRecipeId } from './find-recipe.ts'
import { etagOf, matchesEtag } from './matches-etag.ts'
import { numberItems } from './number-items.ts'
import { findAnew, readCheckedFor } from './recipe-findings.ts'
import { readFindings, readItems } from './recipe-json.ts'
import type { RecipesStore } from './recipes-store.ts'
import type { StoredContent, StoredRecipe } from './stored-recipe.ts'

/** What the cook of an account wants of every recipe; null for nothing. */
export type ReadPreferences = (userId: string) => Promise<Preferences | null>

/**
 * Changes what is sent of a recipe, and checks it again where that is content.
 * @param ifMatch only if the recipe still has one of these ETags; without, the last change wins.
 * @throws AppError `recipe_not_found`, `recipe_changed`
 */
export async function updateRecipe(
  store: RecipesStore,
  id: string,
  caller: Caller,
  { change, ifMatch }: { readonly change: RecipeChange; readonly ifMatch: string | undefined },
  readPreferences: ReadPreferences,
): Promise<StoredRecipe> {
  const { is_favorite: _, ...content } = change
  const isContentSent = Object.keys(content).length > 0
  const preferences = isContentSent ? await readPreferences(await ownerOf(store, id, caller)) : null
  const changed = await store.change(toRecipeId(id), reachOf(caller), (present) => {
    if (ifMatch !== undefined && !matchesEtag(ifMatch, etagOf(present))) throw new AppError('recipe_changed')
    const next = {
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
    }
    return isContentSent ? checkedAnew(next, preferences, !hasSameText(present, next)) : next
  })
  return foundOrThrow(changed)
}

/** @throws AppError `recipe_not_found` */
async function ownerOf(store: RecipesStore, id: string, caller: Caller): Promise<string> {
  return (await findRecipe(store, id, caller)).user.id
}

/**
 * With what is found in its present content.
 * @param isChanged no longer what its writer wrote
 */
export function checkedAnew(recipe: StoredRecipe, preferences: Preferences | null, isChanged: boolean): StoredRecipe {
  const { findings, checked_for } = recipe
  const found = findAnew(recipe, readFindings(findings), readCheckedFor(checked_for), preferences, isChanged)
  return { ...recipe, findings: JSON.stringify(found) }
}

/** Do two contents say the same, whatever the ids of their lines? */
function hasSameText(one: StoredContent, other: StoredContent): boolean {
  const textOf = ({ title, description, preparation_time, cook_time, serves, language, ...lists }: StoredContent) => {
    const lines = [lists.ingredients, lists.directions].map((list) => readItems(list).map(({ content }) => content))
    return JSON.stringify([title, description, preparation_time, cook_time, serves, language, lines])
  }
  return textOf(one) === textOf(other)
}

function renumbered(sent: readonly ItemInput[] | undefined, present: string): string {
  return sent ? JSON.stringify(numberItems(sent, readItems(present))) : present
}
