import type { Preferences } from '@roux/contract/generation'
import { checkedLanguages } from '@roux/contract/language'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import { prepareNames } from '@roux/cooking/mentions/food-book'
import { whoEats } from '@roux/cooking/safety/who-eats'
import { useEffect, useMemo, useState } from 'react'
import { checkForProfile, prepareCheck } from './check-for-profile.ts'
import { joinFindings, type PlacedFindings, placeFindings } from './read-finding.ts'

// While the recipe is fetched, one after the other: together they would hold up the page once it is there.
for (const language of checkedLanguages) setTimeout(() => prepareNames(language))
// Patterns are read when they are first asked.
setTimeout(() => whoEats('.'))

let isPrepared = false

/**
 * What a recipe was found to be, joined with what it is found to be for this profile, which may have changed since:
 * a new allergy speaks up on old recipes. Until the profile is known, and the first check of all is prepared, what was
 * found before stands alone.
 */
export function usePlacedFindings(recipe: ReadRecipe, profile: Preferences | undefined): PlacedFindings {
  const [isReady, setIsReady] = useState(isPrepared)
  useEffect(() => {
    if (isReady || !profile) return
    const leaving = new AbortController()
    void prepareCheck(recipe, profile, leaving.signal).then(() => {
      if (leaving.signal.aborted) return
      isPrepared = true
      setIsReady(true)
    })
    return () => leaving.abort()
  }, [isReady, recipe, profile])
  return useMemo(() => {
    const fresh = profile && isReady ? checkForProfile(recipe, profile) : []
    return placeFindings(recipe, joinFindings(recipe.findings, fresh))
  }, [recipe, profile, isReady])
}
