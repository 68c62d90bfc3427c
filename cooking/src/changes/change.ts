import type { Allergen, Diet } from '@roux/contract/diet'
import type { Language } from '@roux/contract/language'

/** An ingredient that is in both with another amount, in the words of each. */
export type OtherAmount = { name: string; from: string; to: string }

/** An ingredient in the place of another: the name of the one, and how much there is of the other. */
export type Replaced = { from: string; to: string }

/**
 * One thing that differs between two contents of a recipe, as facts that a page words. Texts are the recipe's own:
 * of what is gone the former one's, else the latter one's.
 */
export type RecipeChange =
  /** What it surely contains now and did not. */
  | { what: 'allergens'; allergens: readonly Allergen[] }
  | { what: 'diets'; gained: readonly Diet[]; lost: readonly Diet[] }
  /** `isScaled` where the amounts follow. */
  | { what: 'serves'; from: number; to: number; isScaled: boolean }
  | { what: 'replaced'; foods: readonly Replaced[] }
  | { what: 'removed'; foods: readonly string[] }
  | { what: 'added'; foods: readonly string[] }
  | { what: 'less' | 'more'; foods: readonly OtherAmount[] }
  /** Minutes; `total` where both together are others. */
  | { what: 'time'; of: 'total' | 'cooking'; from: number; to: number }
  | { what: 'appliance'; gone: readonly Appliance[]; come: readonly Appliance[] }
  | { what: 'temperature'; from: string; to: string }
  | { what: 'units' }
  | { what: 'language'; to: Language }
  /** So many steps, `rewritten` of which say something else; `only` the place of the one that does, from 1. */
  | { what: 'steps'; from: number; to: number; rewritten: number; only?: number }
  | { what: 'title'; to: string }
  /** Nothing but how it is put. */
  | { what: 'wording' }

/** What something is heated in. */
export type Appliance = 'oven' | 'air' | 'slow' | 'pressure' | 'microwave'
