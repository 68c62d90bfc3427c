import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { NewRecipe } from '@roux/contract/recipe'
import { mustBeRecipe } from './must-be-recipe.ts'
import { type CallOptions, request } from './request.ts'

/**
 * Saves a new recipe to the account; returns it as the server has it.
 * @param options `ifMatch` names the content that the recipe it replaces must still have; a recipe that is sent again with
 * its `idempotencyKey` is saved once
 */
export async function createRecipe(
  recipe: Partial<NewRecipe>,
  options: Pick<CallOptions, 'ifMatch' | 'idempotencyKey'> = {},
): Promise<ReadRecipe> {
  return mustBeRecipe(await request('createRecipe', { ...options, body: recipe }))
}
