import type { Eater } from '@roux/contract/constraints'
import type { KitchenLanguage } from '@roux/contract/language'
import type { NutrientWish } from '@roux/contract/nutrient-wish'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import type { Course, Cuisine, Gear, Occasion, Text } from '../cookbook/dish.ts'
import type { Tin } from '../template/vessels.ts'
import type { Meaning } from './meaning.ts'
import type { AtHand } from './named.ts'
import type { Taste } from './taste.ts'
import type { Utensil } from './utensil.ts'

/** Something the cook wants in the dish, and what may stand for it: itself first, then what a good cook would take. */
export type Asked = {
  id: string
  /** Without article, for a sentence about it. */
  name: Text
  /** All of these, allowed or not. */
  options: readonly Ingredient[]
  /** A dish that was named is made of it, though it was not named itself. */
  isImplied?: true
  /** A word for several: any of the options will do. */
  isFamily?: true
  /** The kitchen has none; the options only come near it. */
  isUnkept?: true
} & AtHand

/** What the kitchen understood of a request. */
export type Wish = {
  language: KitchenLanguage
  /** What the words of the prompt say: each word belongs to one of them. */
  meanings: readonly Meaning[]
  /** Ids of the dishes named, the one meant most first. */
  dishes: readonly string[]
  /** What was named but is not made here; the nearest dish is among `dishes`. */
  unmade: Text | null
  /** Does nothing tell what kind of dish that is? */
  isUnmadeFar: boolean
  /** Named beside the dish; a recipe is of one. */
  besides: readonly Text[]
  /** Named as what the dish is made of, and more than it has a place for. */
  unfit: readonly Text[]
  /** The id of the dish of which something is left, to be made into another. */
  rest: string | null
  /** Ids of dishes not to make, and of those that suit how or when it is to be eaten. */
  avoidedDishes: readonly string[]
  manners: readonly string[]
  /** Ways to cook a food that were named, and the dishes cooked so. */
  methods: readonly { name: Text; dishes: readonly string[]; isFirm: boolean }[]
  occasions: readonly Occasion[]
  tastes: readonly Taste[]
  /** Is it to be another than is made every week? */
  isForChange: boolean
  cuisines: readonly Cuisine[]
  /** As they were typed. */
  cuisineWords: readonly string[]
  course: Course | null
  /** Named beside it; a recipe is of one. */
  otherCourses: readonly Course[]
  /** What everyday words say does harm, so that it is left out. */
  harmful: readonly Text[]
  /** Those who eat, where they are such as must not have everything. */
  eaters: readonly Eater[]
  asked: readonly Asked[]
  /** Is something of it to take the place of what the dish is known for? */
  isSwapped?: true
  /** What a side or a sauce is to go with. */
  goesWith: readonly Ingredient[]
  /** What goes in where it has a place, and is missed by nobody. */
  flavours: readonly Asked[]
  /** Is there nothing else but what every kitchen has? */
  hasNothingElse: boolean
  allows: (ingredient: Ingredient) => boolean
  /** The same, but for what the cook always leaves out: that is said anew with each request. */
  allowsHere: (ingredient: Ingredient) => boolean
  serves: number | null
  /** What it is to be baked in. */
  tin: Tin | null
  /** Is what is milled to be whole? */
  isWholemeal: boolean
  /** In all; null for any. `isHurried` is a wish for speed without a number. */
  maxMinutes: number | null
  isHurried: boolean
  /** Is it to be little work? */
  isEasy: boolean
  hasOven: boolean
  hasHob: boolean
  /** What it is to be made in, and what the cook has not. */
  gear: readonly Gear[]
  lacks: readonly Gear[]
  utensils: readonly Utensil[]
  lacking: readonly Utensil[]
  /** How much of a nutrient it is to hold. */
  nutrients: readonly NutrientWish[]
  /** Is milk kept from meat? */
  isMilkApart: boolean
  /** Ways to eat of which the kitchen knows little. */
  regimes: readonly Text[]
  /**
   * Words as they were typed that nothing was made of, and of these what is plainly a food that is asked for, or to be
   * left out.
   */
  /** What is asked and is no wish for a recipe, as it was typed. */
  questions: readonly string[]
  /** How it shall not taste, as it was typed. */
  refusedTastes: readonly { readonly taste: Taste; readonly words: string }[]
  /** Several dishes that are wanted at once, as it was typed. */
  several: readonly string[]
  unread: { words: readonly string[]; foods: readonly string[]; avoided: readonly string[] }
  /** Is anything to be left out that the lexicon does not know? */
  avoidsUnknown: boolean
  isUnderstood: boolean
}
