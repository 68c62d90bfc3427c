import type { Preferences } from '@roux/contract/generation'
import { checkedLanguages } from '@roux/contract/language'
import type { ReadFinding, ReadRecipe } from '@roux/contract/read-recipe'
import { prepareNames } from '@roux/cooking/mentions/food-book'
import { whoEats } from '@roux/cooking/safety/who-eats'
import { useEffect, useMemo, useState } from 'react'
import { checkForProfile } from './check-for-profile.ts'
import { joinFindings, type PlacedFindings, placeFindings } from './read-finding.ts'

// While the recipe is fetched, one after the other: together they would hold up the page once it is there.
for (const language of checkedLanguages) setTimeout(() => prepareNames(language))
// Patterns are read when they are first asked.
setTimeout(() => whoEats('.'))

/**
 * What a recipe was found to be, joined with what it is found to be for this profile, which may have changed since:
 * a new allergy speaks up on old recipes. Until that is known, what was found before stands alone.
 */
export function usePlacedFindings(recipe: ReadRecipe, profile: Preferences | undefined): PlacedFindings {
  const [fresh, setFresh] = useState<readonly ReadFinding[]>([])
  useEffect(() => {
    if (!profile) return
    const leaving = new AbortController()
    void checkForProfile(recipe, profile, leaving.signal).then((found) => found && setFresh(found))
    return () => leaving.abort()
  }, [recipe, profile])
  return useMemo(() => placeFindings(recipe, joinFindings(recipe.findings, fresh)), [recipe, fresh])
}
