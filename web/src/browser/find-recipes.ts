import { foldText } from '@roux/contract/fold-text'
import type { ReadRecipe } from '@roux/contract/read-recipe'

/** A recipe with its title as searches compare it. */
export interface FoldedRecipe {
  recipe: ReadRecipe
  title: string
}

export function foldTitles(recipes: readonly ReadRecipe[]): FoldedRecipe[] {
  return recipes.map((recipe) => ({ recipe, title: foldText(recipe.title) }))
}

/** The recipes whose title contains the text, without regard to case and accents; undefined where no text is given. */
export function findRecipes(recipes: readonly FoldedRecipe[], text: string): ReadRecipe[] | undefined {
  const wanted = foldText(text.trim())
  if (wanted === '') return undefined
  return recipes.filter(({ title }) => title.includes(wanted)).map(({ recipe }) => recipe)
}
