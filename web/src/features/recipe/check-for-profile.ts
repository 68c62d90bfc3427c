import type { Preferences } from '@roux/contract/generation'
import type { ReadFinding, ReadRecipe } from '@roux/contract/read-recipe'
import { checkItems, withPlainLines } from '@roux/cooking/checks/check-items'
import { checkInParts } from '@roux/cooking/checks/check-recipe'
import { constraintsOf } from '@roux/cooking/checks/constraints-of'

/**
 * Checks a recipe for a cook's profile. Whoever types or presses meanwhile is heard between its parts.
 * @returns nothing where it was called off
 */
export async function checkForProfile(
  recipe: ReadRecipe,
  profile: Preferences,
  signal?: AbortSignal,
): Promise<ReadFinding[] | undefined> {
  const asked = constraintsOf(profile, recipe.language)
  const parts = checkInParts(withPlainLines(recipe), asked)
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve))
    if (signal?.aborted) return undefined
    const part = parts.next()
    if (part.done) return checkItems(recipe, asked, () => part.value)
  }
}
