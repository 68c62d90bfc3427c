import type { CheckedLanguage } from '@roux/contract/language'

/** What a portion or a whole recipe holds. `null` is what the source did not measure of foods that matter for it. */
export type Nutrition = {
  kcal: number
  protein_g: number
  fat_g: number
  saturated_fat_g: number | null
  /** Without fibre. */
  carbohydrate_g: number | null
  sugars_g: number | null
  fibre_g: number | null
  /** Sodium times 2.5. */
  salt_g: number
}

/**
 * Why a line was not counted: it names no food that is known, or several; leaves open which (`alternative`, or one name
 * for things `various`) or whether at all (`optional`); has no amount that can be weighed (`no_amount`: none is given, as
 * with "to taste"); takes only a part of the food; takes it in another form than was measured ("cooked rice"); does not
 * eat it (oil for deep-frying); or the source has no numbers for it.
 */
export type WhyNot =
  | 'no_food'
  | 'several_foods'
  | 'alternative'
  | 'various'
  | 'optional'
  | 'no_amount'
  | 'unknown_weight'
  | 'part'
  | 'other_form'
  | 'not_eaten'
  | 'not_measured'

export type NutritionLine = { ingredient_id: string } & (
  | { grams: number; food: string; source: string }
  | { why: WhyNot; food?: string; grams?: number }
)

export type RecipeNutrition = {
  /** `null` where too little could be counted to say anything. */
  per_serving: Nutrition | null
  total: Nutrition | null
  /** How many lines, of how many; and which share of all the weight that is known, between 0 and 1. */
  counted: { lines: number; of: number; by_weight: number }
  lines: NutritionLine[]
}

/** What of a recipe its nutrition is reckoned from. */
export type NutritionRecipe = {
  language: CheckedLanguage
  serves: number
  ingredients: readonly { id: string; content: string }[]
}
