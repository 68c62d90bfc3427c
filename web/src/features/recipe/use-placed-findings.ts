import type { Preferences } from '@roux/contract/generation'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import { useContext, useEffect, useMemo, useState } from 'react'
import { CodeMissing } from '../../ui/lazy-boundary.tsx'
import { joinFindings, type PlacedFindings, placeFindings } from './read-finding.ts'

/** There once it has been fetched. */
let loaded: typeof import('./check-for-profile.ts') | undefined

/**
 * What a recipe was found to be, joined with what it is found to be for this profile, which may have changed since:
 * a new allergy speaks up on old recipes. Until the profile is known, and where the checks cannot be fetched, what
 * was found before stands alone.
 */
export function usePlacedFindings(recipe: ReadRecipe, profile: Preferences | undefined): PlacedFindings {
  const [check, setCheck] = useState(loaded)
  const isMissing = check === undefined && profile !== undefined
  const codeMissing = useContext(CodeMissing)
  useEffect(() => {
    if (!isMissing) return
    import('./check-for-profile.ts').then((module) => {
      loaded = module
      setCheck(module)
    }, codeMissing)
  }, [isMissing, codeMissing])
  return useMemo(() => {
    const fresh = check && profile ? check.checkForProfile(recipe, profile) : []
    return placeFindings(recipe, joinFindings(recipe.findings, fresh))
  }, [check, recipe, profile])
}
