import type { Preferences } from '@roux/contract/generation'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import { useMemo } from 'react'
import { checkForProfile, prepareChecks } from './check-for-profile.ts'
import { joinFindings, type PlacedFindings, placeFindings } from './read-finding.ts'

// While the recipe is fetched: it would hold up the page once it is there.
void prepareChecks()

/**
 * What a recipe was found to be, joined with what it is found to be for this profile, which may have changed since:
 * a new allergy speaks up on old recipes. Until the profile is known, what was found before stands alone.
 */
export function usePlacedFindings(recipe: ReadRecipe, profile: Preferences | undefined): PlacedFindings {
  return useMemo(() => {
    const fresh = profile ? checkForProfile(recipe, profile) : []
    return placeFindings(recipe, joinFindings(recipe.findings, fresh))
  }, [recipe, profile])
}
