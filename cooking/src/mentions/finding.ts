import type { Allergen, Diet } from '@roux/contract/diet'
import type { RecipeFindingCode } from '@roux/contract/finding-codes'
import type { NutrientWish } from '@roux/contract/nutrient-wish'
import type { Certainty } from '../foods/restrictions.ts'
import type { Span } from '../text/tokens.ts'

/** Where a finding stands. `index` counts lines from 0. */
export type Place = { part: 'ingredient' | 'direction'; index: number } | { part: 'recipe' }

/** What makes cooking unsafe; see `check-safety.ts` for the sources. */
export type Danger =
  | 'poultry'
  | 'mince'
  | 'pork'
  | 'egg'
  | 'kidney_bean'
  | 'raw_flour'
  | 'wild_mushroom'
  | 'infant_honey'
  | 'whole_nuts'
  | 'alcohol_minor'
  | 'alcohol_pregnancy'
  | 'slow_cooling'
  | 'part_cooked'
  | 'in_oil'
  | 'canned_at_home'
  | 'raw_juices'
  | 'washed_poultry'
  | 'raw_plant'
  | 'closed_shell'
  | 'infant_salt'
  | 'infant_sugar'
  | 'choking'
  | 'raw_animal'
  | 'raw_cheese'
  | 'liver_pregnancy'

/** Where a line says that something else may be taken: the other one must be. */
type Choice = { choice?: true }

/** The facts of each kind of finding, which its text is made from. */
export type Facts = {
  /** One of the 14, or what the cook named. */
  allergen: ({ allergen: Allergen } | { asked: string }) & Choice
  diet: { diet: Diet } & Choice
  /** `less` where it may be there, and there is too much of it. */
  excluded: { asked: string; less?: true } & Choice
  disliked: { asked: string }
  missing_ingredient: { asked: string }
  unused_ingredient: Record<never, never>
  /** `measured` where a step says how much of it: then it is surely put in. */
  unlisted_ingredient: { measured?: true }
  servings: { asked: number; given: number }
  time: { asked: number; given: number }
  /** Minutes that the steps say, and that the recipe gives. */
  steps_longer: { said: number; given: number }
  amount: Record<never, never>
  unsafe: { danger: Danger }
  not_food: Record<never, never>
  /** It is too long, or in a language whose words are not known. */
  unchecked: { why?: 'language' }
  /** Part of a wish that no check knows, in the cook's words. */
  unchecked_wish: { asked: string }
  /**
   * Energy in kilocalories, all else in grams. `given` is what was worked out, null where it could not be; `byWord`
   * where "low" or "high" was asked for, and `asked` is what that is taken for.
   */
  nutrient: Omit<NutrientWish, 'amount'> & { asked: number; given: number | null; kept: boolean }
}

type FindingOf<Code extends RecipeFindingCode> = {
  code: Code
  severity: 'danger' | 'warning' | 'info'
  /** Of what a cook must not or would not eat: whether it is in there, or only in some products (`often`). */
  certainty?: Certainty
  place: Place
  /** The part of the line that gave it away; none where it is about the whole recipe. */
  span?: Span
  /** The words in that part, as they stand in the recipe. */
  words: string
  params: Facts[Code]
}

/** Something that a cook should know about a recipe, and where it is. */
export type RecipeFinding = { [Code in RecipeFindingCode]: FindingOf<Code> }[RecipeFindingCode]
