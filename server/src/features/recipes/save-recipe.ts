import type { NewRecipe, Recipe } from '@roux/contract/recipe'
import { v7 as uuid } from 'uuid'
import { type Clock, toTimestamp } from '../../clock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { Executor } from '../../storage/database.ts'
import { findRecipe, reachOf, toRecipeId } from './find-recipe.ts'
import { numberItems } from './number-items.ts'
import { type CheckedFor, findAnew, readCheckedFor } from './recipe-findings.ts'
import type { RecipesStore } from './recipes-store.ts'
import type { StoredRecipe } from './stored-recipe.ts'
import type { ReadPreferences } from './update-recipe.ts'

/**
 * Saves a recipe that somebody wrote by hand or has improved. One that takes the place of another belongs to the other's
 * owner, whoever accepted it, and is checked for what the other was.
 * @throws AppError `recipe_not_found` where the caller does not reach the recipe it replaces
 */
export async function createRecipe(
  store: RecipesStore,
  caller: Caller,
  recipe: NewRecipe,
  clock: Clock,
  readPreferences: ReadPreferences,
): Promise<StoredRecipe> {
  const now = toTimestamp(clock())
  const { ingredients, directions, findings, replaces, ...fields } = recipe
  const content = {
    ...fields,
    ingredients: JSON.stringify(numberItems(ingredients)),
    directions: JSON.stringify(numberItems(directions)),
  }
  const owner = replaces === undefined ? caller.user : (await findRecipe(store, replaces, caller)).user
  const preferences = await readPreferences(owner.id)
  const make = (replaced?: StoredRecipe) => {
    const checked_for = replaced?.checked_for ?? null
    const found = findAnew(content, findings, readCheckedFor(checked_for), preferences, false)
    return { ...content, id: uuid(), findings: JSON.stringify(found), checked_for, created_at: now, updated_at: now }
  }
  const replaced = replaces === undefined ? undefined : { id: toRecipeId(replaces), reach: reachOf(caller) }
  return save(store, owner.id, { make, replaces: replaced })
}

/**
 * Saves a recipe as it was written and checked for somebody.
 * @param alongside stored with it, or neither is
 */
export function saveWrittenRecipe(
  store: RecipesStore,
  ownerId: string,
  { recipe, checkedFor }: { readonly recipe: Recipe; readonly checkedFor: CheckedFor },
  alongside?: (trx: Executor) => Promise<void>,
): Promise<StoredRecipe> {
  const { user: _, ...fields } = recipe
  const stored = {
    ...fields,
    ingredients: JSON.stringify(recipe.ingredients),
    directions: JSON.stringify(recipe.directions),
    findings: JSON.stringify(recipe.findings),
    checked_for: JSON.stringify(checkedFor),
  }
  return save(store, ownerId, { make: () => stored, alongside })
}

async function save(store: RecipesStore, ...what: Parameters<RecipesStore['insert']>) {
  const saved = await store.insert(...what)
  if (saved === 'replaced') throw new AppError('recipe_not_found')
  // The account is gone, and its token with it.
  if (saved === 'owner') throw new AppError('invalid_credentials')
  return saved
}
