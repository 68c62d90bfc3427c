import { type Constraints, unconstrained } from '@roux/contract/constraints'
import type { Preferences } from '@roux/contract/generation'
import type { Language } from '@roux/contract/language'
import { whoEats } from '../safety/who-eats.ts'

/**
 * What a cook wants of every recipe, as constraints; null for a cook who wants nothing. How many they usually cook for
 * is no constraint of a recipe that is there.
 */
export function constraintsOf(preferences: Preferences | null, language: Language): Constraints {
  if (preferences === null) return { ...unconstrained, language }
  const { diets, allergies, other_allergies, dislikes, wishes } = preferences
  return { ...unconstrained, language, diets, allergies, other_allergies, dislikes, eaters: whoEats(wishes) }
}
