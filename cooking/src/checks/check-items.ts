import type { Constraints } from '@roux/contract/constraints'
import { limits } from '@roux/contract/limits'
import type { Finding, Recipe } from '@roux/contract/recipe'
import type { CheckedFields } from '../mentions/checked-recipe.ts'
import type { Place } from '../mentions/finding.ts'
import { checkRecipe } from './check-recipe.ts'

type Items = Pick<Recipe, 'ingredients' | 'directions'>

/** What a check reads of a recipe whose lines have ids. */
export type RecipeWithItems = Items & CheckedFields

/**
 * Checks a recipe whose lines have ids (see `checkRecipe`, or what takes its place), and says what was found in the form in which it is stored
 * and sent: by the id of the line, with what gave it away (`words`) and where that stands (`span`).
 */
export function checkItems(recipe: RecipeWithItems, asked: Constraints, check = checkRecipe): Finding[] {
  const contentOf = ({ content }: { content: string }) => content
  const checked = {
    ...recipe,
    ingredients: recipe.ingredients.map(contentOf),
    directions: recipe.directions.map(contentOf),
  }
  return check(checked, asked)
    .slice(0, limits.findings)
    .map(({ code, severity, certainty, place, span, words, params }) => ({
      code,
      severity,
      ...(certainty && { certainty }),
      ...idOf(place, recipe),
      params: { ...params, words, ...(span && { span: [span.start, span.end] }) },
    }))
}

function idOf(place: Place, { ingredients, directions }: Items) {
  if (place.part === 'recipe') return {}
  const id = (place.part === 'ingredient' ? ingredients : directions)[place.index]?.id
  if (id === undefined) return {}
  return place.part === 'ingredient' ? { ingredient_id: id } : { direction_id: id }
}
