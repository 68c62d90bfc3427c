import type { KitchenLanguage } from '@roux/contract/language'
import type { NutrientWish } from '@roux/contract/nutrient-wish'
import type { Family } from '@roux/cooking/foods/families'
import type { Cuisine, Text } from '../cookbook/dish.ts'

/** A way to eat of which the kitchen knows little: it leaves out what plainly does not fit, and says that it knows no more. */
export type Regime = {
  names: Record<KitchenLanguage, readonly string[]>
  /** For a sentence about it. */
  label: Text
  /** May be said of a food, which is another thing: "chicken with low-fat cream". */
  isSaidOfFoods?: true
  /** Its names are other words in the other language: "du goût" is no gout. */
  isForeign?: true
  /** What it comes to in numbers: these are counted, and there is no more to say of it. */
  counts?: NutrientWish
  /** What its dishes are best by, though it is more than numbers. */
  aims?: readonly NutrientWish[]
  /** Is all of it known that is left out? */
  isSure?: true
  /** What plainly does not fit. */
  without: Family['members']
  /** Is milk kept from meat? */
  partsMilkFromMeat?: true
  /** Where it is at home, for who names no dish. */
  cuisines?: readonly Cuisine[]
  /** Dishes that do not fit, whatever they are made of. */
  withoutDishes?: readonly string[]
}
