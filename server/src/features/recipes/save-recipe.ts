import type { NewRecipe, Recipe } from '@roux/contract/recipe'
import { v7 as uuid } from 'uuid'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import { reachOf, toRecipeId } from './find-recipe.ts'
import { numberItems } from './number-items.ts'
import type { RecipesStore } from './recipes-store.ts'
import type { StoredRecipe } from './stored-recipe.ts'

/**
 * Saves a recipe that somebody wrote by hand or has improved.
 * @throws AppError `recipe_not_found` where the caller does not reach the recipe it replaces
 */
export function createRecipe(store: RecipesStore, caller: Caller, recipe: NewRecipe): Promise<StoredRecipe> {
  const now = new Date().toISOString()
  const { ingredients, directions, replaces, ...fields } = recipe
  const stored = {
    ...fields,
    id: uuid(),
    ingredients: JSON.stringify(numberItems(ingredients)),
    directions: JSON.stringify(numberItems(directions)),
    findings: '[]',
    created_at: now,
    updated_at: now,
  }
  const replaced = replaces === undefined ? undefined : { id: toRecipeId(replaces), reach: reachOf(caller) }
  return save(store, caller.user.id, stored, replaced)
}

/** Saves a recipe as it was written for somebody. */
export function saveWrittenRecipe(store: RecipesStore, ownerId: string, recipe: Recipe): Promise<StoredRecipe> {
  const { user: _, ...fields } = recipe
  const stored = {
    ...fields,
    ingredients: JSON.stringify(recipe.ingredients),
    directions: JSON.stringify(recipe.directions),
    findings: JSON.stringify(recipe.findings),
  }
  return save(store, ownerId, stored)
}

async function save(store: RecipesStore, ...what: Parameters<RecipesStore['insert']>) {
  const saved = await store.insert(...what)
  if (saved === 'replaced') throw new AppError('recipe_not_found')
  // The account is gone, and its token with it.
  if (saved === 'owner') throw new AppError('invalid_credentials')
  return saved
}
