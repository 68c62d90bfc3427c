import type { CheckedLanguage } from '@roux/contract/language'
import { scaleDirections } from './scale-directions.ts'
import { isScaling, scaleLine } from './scale-line.ts'

type Scalable = { serves: number; ingredients: readonly string[]; directions: readonly string[] }

/**
 * A recipe for another number of people: its lines and the amounts in its steps. What is no positive number of people
 * leaves it as it is. Times stay: a larger pot takes longer, but by no rule.
 */
export function scaleRecipe<Recipe extends Scalable>(
  recipe: Recipe,
  serves: number,
  language: CheckedLanguage,
): Recipe {
  const factor = serves / recipe.serves
  if (!isScaling(factor)) return recipe
  return {
    ...recipe,
    serves,
    ingredients: recipe.ingredients.map((line) => scaleLine(line, factor, language)),
    directions: scaleDirections(recipe.directions, recipe.ingredients, factor, language),
  }
}
