import { type ReadRecipe, readRecipe } from '@roux/contract/read-recipe'

/** The recipe in an answer. Throws where there is none. */
export function mustBeRecipe(received: unknown): ReadRecipe {
  const recipe = readRecipe(received)
  if (recipe === undefined) throw new Error('The answer is no recipe')
  return recipe
}
