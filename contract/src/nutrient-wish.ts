import type { Fields } from './fields-of.ts'

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

const bounds = ['at_least', 'at_most', 'about'] as const

/** How much of a nutrient a recipe is to hold. */
export interface NutrientWish {
  readonly nutrient: Nutrient
  readonly bound: (typeof bounds)[number]
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

/** What was asked for, as a finding of any origin tells it; undefined where it tells nothing that is known here. */
export function readNutrientWish({ nutrient, bound, asked, per, byWord }: Fields): NutrientWish | undefined {
  const known = nutrients.find((one) => one === nutrient)
  const way = bounds.find((one) => one === bound)
  if (!known || !way || typeof asked !== 'number' || !(asked > 0 && asked <= mostAsked)) return undefined
  const whole = { nutrient: known, bound: way, amount: asked, per: per === 'recipe' ? 'recipe' : 'serving' } as const
  return byWord === true ? { ...whole, byWord } : whole
}

/** More kilocalories than any recipe has. */
const mostAsked = 100_000
