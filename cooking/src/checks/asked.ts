import type { Allergen, Diet } from '@roux/contract/diet'
import type { Draft } from '@roux/contract/draft'
import type { Language } from '@roux/contract/language'
import type { Eater } from '../safety/who-eats.ts'

/** What a recipe is checked against. Foods are named in the cook's own words. */
export type Asked = {
  /** The language of the recipe; its lines may be in the other one. */
  language: Language
  diets: readonly Diet[]
  allergies: readonly Allergen[]
  /** Allergies beside the 14. */
  otherAllergies: readonly string[]
  /** Who is said to eat it, of those who must be looked after. */
  eaters: readonly Eater[]
  /** What the cook would rather not eat. */
  dislikes: readonly string[]
  /** What this recipe must do without. */
  excluded: readonly string[]
  /** What it may hold little of: salt, by the cook's word for it. */
  less?: readonly string[]
  /** What this recipe must use. */
  wanted: readonly string[]
  serves: number | null
  /** Preparation and cooking together, in minutes. */
  maxMinutes: number | null
  /** Was its writer told that the times in the steps add up to those given? Cooks leave out what needs nobody. */
  addsUp?: boolean
  /** What of the wish no check knows, in the cook's words. */
  unchecked?: readonly string[]
}

/** What a recipe of which nothing was asked is checked against, but for its language. */
export const nothingAsked: Omit<Asked, 'language'> = {
  diets: [],
  allergies: [],
  otherAllergies: [],
  eaters: [],
  dislikes: [],
  excluded: [],
  wanted: [],
  serves: null,
  maxMinutes: null,
}

export type CheckedRecipe = Readonly<Omit<Draft, 'ingredients' | 'directions'>> & {
  readonly ingredients: readonly string[]
  readonly directions: readonly string[]
}
