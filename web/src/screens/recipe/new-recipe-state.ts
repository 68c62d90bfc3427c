import { fieldsOf } from '@roux/contract/fields-of'
import { type ReadRecipe, readRecipe } from '@roux/contract/read-recipe'

/** The address of the page on which a recipe is written by hand. */
export const newRecipePath = '/recipe/new'

/** What that page may be told through navigation state: the recipe to begin with. */
export interface NewRecipeState {
  recipe: ReadRecipe
}

/** The recipe in a navigation state, which may be anything. */
export function readCarriedRecipe(state: unknown): ReadRecipe | undefined {
  return readRecipe(fieldsOf(state).recipe)
}
