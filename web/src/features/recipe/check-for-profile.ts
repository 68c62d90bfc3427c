import type { Preferences } from '@roux/contract/generation'
import type { ReadFinding, ReadRecipe } from '@roux/contract/read-recipe'
import { checkItems, withPlainLines } from '@roux/cooking/checks/check-items'
import { checkInParts } from '@roux/cooking/checks/check-recipe'
import { constraintsOf } from '@roux/cooking/checks/constraints-of'

/** Checks a recipe for a cook's profile. */
export function checkForProfile(recipe: ReadRecipe, profile: Preferences): ReadFinding[] {
  return checkItems(recipe, constraintsOf(profile, recipe.language))
}

/**
 * Runs the check once for what it reads and builds when it is first asked, which takes many times as long as the check
 * itself. Whoever types or presses meanwhile is heard between its parts.
 */
export async function prepareCheck(recipe: ReadRecipe, profile: Preferences, signal: AbortSignal): Promise<void> {
  const parts = checkInParts(withPlainLines(recipe), constraintsOf(profile, recipe.language))
  do await new Promise((resolve) => setTimeout(resolve))
  while (!signal.aborted && !parts.next().done)
}
