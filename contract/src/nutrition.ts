import * as z from 'zod/mini'
import { limits } from './limits.ts'

const grams = z.number().check(z.minimum(0))

/** What a portion or a whole recipe holds. `null` is what the source did not measure of foods that matter for it. */
const Nutrition = z.object({
  kcal: z.number().check(z.minimum(0)),
  protein_g: grams,
  fat_g: grams,
  saturated_fat_g: z.nullable(grams),
  /** Without fibre, as on European labels. */
  carbohydrate_g: z.nullable(grams),
  sugars_g: z.nullable(grams),
  fibre_g: z.nullable(grams),
  /** Sodium times 2.5. */
  salt_g: grams,
})

export type Nutrition = z.infer<typeof Nutrition>

/**
 * Why a line was not counted: it names no food that is known, or several; its name stands for things too `various`; it
 * may be left out (`optional`); has no amount, as with "to taste", or none that can be
 * weighed; takes only a `part` of the food; takes it in another form than was measured ("cooked rice"); it is not eaten
 * (a brine, the pan of oil, what is for the tin); the source has no numbers for it; or its language is not read.
 */
const uncountedReasons = [
  'no_food',
  'several_foods',
  'various',
  'optional',
  'no_amount',
  'unknown_weight',
  'part',
  'other_form',
  'not_eaten',
  'not_measured',
  'other_language',
] as const

export type WhyUncounted = (typeof uncountedReasons)[number]

const line = { ingredient_id: z.string() }

/** A line of the list: what was counted of it, by whose numbers, or why it was not. */
const NutritionLine = z.union([
  z.object({ ...line, grams, food: z.string(), source: z.string() }),
  z.object({ ...line, why: z.enum(uncountedReasons), food: z.optional(z.string()), grams: z.optional(grams) }),
])

export type NutritionLine = z.infer<typeof NutritionLine>

/** What a recipe holds. Headings are no lines. */
export const RecipeNutrition = z.object({
  /** `null` where too little could be counted to say anything. */
  per_serving: z.nullable(Nutrition),
  total: z.nullable(Nutrition),
  /** How many lines, of how many; and which share of all the weight that is known, between 0 and 1. */
  counted: z.object({ lines: z.int(), of: z.int(), by_weight: z.number().check(z.minimum(0), z.maximum(1)) }),
  lines: z.array(NutritionLine),
})

export type RecipeNutrition = z.infer<typeof RecipeNutrition>

/** For how many the whole is reckoned; the recipe's own number where nothing is said. */
export const NutritionQuery = z.object({
  serves: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,4}$/, 'Must be a whole number')),
      z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(limits.serves))),
    ),
  ),
})
