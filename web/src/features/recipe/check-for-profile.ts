import type { Preferences } from '@roux/contract/generation'
import type { ReadFinding, ReadRecipe } from '@roux/contract/read-recipe'
import { checkRecipe } from '@roux/cooking/checks/check-recipe'
import type { RecipeFinding } from '@roux/cooking/checks/finding'
import { whoEats } from '@roux/cooking/safety/who-eats'

/** Checks a recipe for a cook's profile, and gives what is found the form it has on the wire. */
export function checkForProfile(recipe: ReadRecipe, profile: Preferences): ReadFinding[] {
  const { ingredients, directions, language } = recipe
  const checked = { ...recipe, ingredients: ingredients.map(contentOf), directions: directions.map(contentOf) }
  const { diets, allergies, other_allergies: otherAllergies, dislikes, wishes } = profile
  const asked = { language, diets, allergies, otherAllergies, dislikes, eaters: whoEats(wishes), ...nothingElse }
  return checkRecipe(checked, asked).map((finding) => {
    const { code, severity, certainty, span, words, params } = finding
    return {
      code,
      severity,
      ...(certainty && { certainty }),
      ...lineOf(recipe, finding),
      params: { ...params, words: [words], ...(span && { span: [span.start, span.end] }) },
    }
  })
}

/** What only a request asks for. */
const nothingElse = { excluded: [], wanted: [], serves: null, maxMinutes: null }

function lineOf({ ingredients, directions }: ReadRecipe, { place }: RecipeFinding) {
  if (place.part === 'recipe') return {}
  const id = (place.part === 'ingredient' ? ingredients : directions)[place.index]?.id
  if (id === undefined) return {}
  return place.part === 'ingredient' ? { ingredient_id: id } : { direction_id: id }
}

function contentOf({ content }: { content: string }): string {
  return content
}
