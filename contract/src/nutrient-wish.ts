/** What a wish may set a bound to: energy in kilocalories, all else in grams. */
export const nutrients = [
  'energy',
  'protein',
  'fat',
  'saturated_fat',
  'carbohydrate',
  'sugars',
  'fibre',
  'salt',
] as const

export type Nutrient = (typeof nutrients)[number]

/** How much of a nutrient a recipe is to hold. */
export interface NutrientWish {
  readonly nutrient: Nutrient
  readonly bound: 'at_least' | 'at_most' | 'about'
  /** In kilocalories or grams. */
  readonly amount: number
  readonly per: 'serving' | 'recipe'
  /** The cook said "low" or "rich in": the number is what Roux takes that for. */
  readonly byWord?: true
}

/** Both, where they are about different nutrients; of one nutrient what the second says. */
export function joinNutrients(
  one: readonly NutrientWish[] = [],
  other: readonly NutrientWish[] = [],
): readonly NutrientWish[] {
  return [...one.filter(({ nutrient }) => !other.some((later) => later.nutrient === nutrient)), ...other]
}
