import type { CheckedLanguage } from '@roux/contract/language'
import { type UnitSystem, unitSystems } from '@roux/contract/units'
import { showRecipe } from './show-recipe.ts'

/**
 * The systems of units in which a recipe is written: those that it would not have in the other one. Spoons, pieces, and
 * what it says in both are in neither.
 */
export function writtenSystems(
  recipe: { ingredients: readonly string[]; directions: readonly string[] },
  language: CheckedLanguage,
): UnitSystem[] {
  return unitSystems.filter((system) => {
    const units = system === 'metric' ? 'us' : 'metric'
    const { ingredients, directions } = showRecipe(recipe, { factor: 1, units }, language)
    return [...ingredients, ...directions].some(({ marks }) => marks.length > 0)
  })
}
