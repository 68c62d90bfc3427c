import type { Allergen, Diet } from './diet.ts'
import type { Language } from './language.ts'
import { joinNutrients, type NutrientWish } from './nutrient-wish.ts'

/**
 * Of those who eat, who must be looked after: under one year, under five, under eighteen, pregnant or breastfeeding, and
 * whom a germ harms more than others: from seventy on, or ill.
 */
export type Eater = 'infant' | 'small_child' | 'minor' | 'pregnant' | 'frail'

/** What a recipe must keep as long as there is one, whoever changes it: it is stored with it. */
export interface LastingConstraints {
  readonly diets: readonly Diet[]
  readonly allergies: readonly Allergen[]
  /** Allergies beside the 14, in the cook's own words. */
  readonly other_allergies: readonly string[]
  /** Who is said to eat it, of those who must be looked after. */
  readonly eaters: readonly Eater[]
  /** How much of a nutrient it is to hold. */
  readonly nutrients?: readonly NutrientWish[]
}

/** What a recipe is checked against. Foods are named in the cook's own words. */
export interface Constraints extends LastingConstraints {
  /** The language of the recipe; its lines may be in the other one. */
  readonly language: Language
  /** What the cook would rather not eat. */
  readonly dislikes: readonly string[]
  /** What this recipe must do without. */
  readonly excluded: readonly string[]
  /** What it may hold little of: salt, by the cook's word for it. */
  readonly less?: readonly string[]
  /** What this recipe must use. */
  readonly wanted: readonly string[]
  readonly serves: number | null
  /** Preparation and cooking together, in minutes. */
  readonly maxMinutes: number | null
  /** Was its writer told that the times in the steps add up to those given? Others leave out what needs nobody, and what is on the heat alone is held against theirs. */
  readonly addsUp?: boolean
  /** What of the wish no check knows, in the cook's words. */
  readonly unchecked?: readonly string[]
}

/** Of a recipe of which nothing was asked; only its language is missing. */
export const unconstrained: Omit<Constraints, 'language'> = {
  diets: [],
  allergies: [],
  other_allergies: [],
  eaters: [],
  dislikes: [],
  excluded: [],
  wanted: [],
  serves: null,
  maxMinutes: null,
}

/** What of them is stored with the recipe: not the numbers and foods of the one request. */
export function lastingOf({
  diets,
  allergies,
  other_allergies,
  eaters,
  nutrients = [],
}: LastingConstraints): LastingConstraints {
  return { diets, allergies, other_allergies, eaters, nutrients }
}

/** Everything that either asks for, once. Older recipes were stored without `eaters` and `nutrients`. */
export function joinLasting(one: Partial<LastingConstraints>, other: Partial<LastingConstraints>): LastingConstraints {
  return {
    diets: union(one.diets, other.diets),
    allergies: union(one.allergies, other.allergies),
    other_allergies: union(one.other_allergies, other.other_allergies),
    eaters: union(one.eaters, other.eaters),
    nutrients: joinNutrients(one.nutrients, other.nutrients),
  }
}

function union<Word>(one: readonly Word[] = [], other: readonly Word[] = []): Word[] {
  return [...new Set([...one, ...other])]
}
