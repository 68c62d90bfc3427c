import type { Preferences } from '@roux/contract/generation'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import { useMemo } from 'react'
import { lazyPart, useLazyPart } from '../../ui/lazy-part.ts'
import { joinFindings, type PlacedFindings, placeFindings } from './read-finding.ts'

const checkPart = lazyPart(() => import('./check-for-profile.ts'))

/**
 * What a recipe was found to be, joined with what it is found to be for this profile, which may have changed since:
 * a new allergy speaks up on old recipes. Until the profile is known, and where the checks cannot be fetched, what
 * was found before stands alone.
 */
export function usePlacedFindings(recipe: ReadRecipe, profile: Preferences | undefined): PlacedFindings {
  const check = useLazyPart(checkPart, profile !== undefined)
  return useMemo(() => {
    const fresh = check && profile ? check.checkForProfile(recipe, profile) : []
    return placeFindings(recipe, joinFindings(recipe.findings, fresh))
  }, [check, recipe, profile])
}
