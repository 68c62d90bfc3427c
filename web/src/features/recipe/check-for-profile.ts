import type { Preferences } from '@roux/contract/generation'
import type { ReadFinding, ReadRecipe } from '@roux/contract/read-recipe'
import { checkItems } from '@roux/cooking/checks/check-items'
import { constraintsOf } from '@roux/cooking/checks/constraints-of'

/** Checks a recipe for a cook's profile. */
export function checkForProfile(recipe: ReadRecipe, profile: Preferences): ReadFinding[] {
  return checkItems(recipe, constraintsOf(profile, recipe.language))
}
