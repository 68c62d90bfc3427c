import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { NewRecipe } from '@roux/contract/recipe'
import { mustBeRecipe } from './must-be-recipe.ts'
import { request } from './request.ts'

/**
 * Saves a new recipe to the account; returns it as the server has it.
 * @param ifMatch names the content that the recipe it replaces must still have
 */
export async function createRecipe(recipe: Partial<NewRecipe>, ifMatch?: string): Promise<ReadRecipe> {
  return mustBeRecipe(await request('createRecipe', { body: recipe, ifMatch }))
}
