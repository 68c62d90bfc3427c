import type { Allergen, Diet } from '@roux/contract/diet'
import type { KitchenLanguage } from '@roux/contract/language'
import type { Course, Cuisine, Gear, Text } from '../cookbook/dish.ts'
import type { Dish } from '../template/dishes.ts'
import type { Manner } from './manner-words.ts'
import { avoidable, type Named } from './named.ts'
import { matchAt, type Opener } from './phrase-book.ts'
import type { Regime } from './regime.ts'
import type { Harm } from './set-harm-aside.ts'
import type { Taste } from './taste.ts'
import type { Heard, Token } from './tokens.ts'
import type { Utensil } from './utensil.ts'
import { fillerWords } from './vocabulary.ts'

/** What a part of a text was read as, by its tokens. */
export type Taken = {
  readonly start: number
  readonly end: number
  readonly kind:
    | ('dish' | 'unmade_dish' | 'refused_dish' | 'wanted' | 'at_hand' | 'refused' | 'harmful' | 'beside' | 'diet')
    | ('regime' | 'course' | 'cuisine' | 'occasion' | 'method' | 'gear' | 'lack' | 'taste' | 'little')
    | ('unknown' | 'unknown_food' | 'unknown_refused')
}

/** What a text speaks of. */
export type Mentions = {
  readonly heard: Heard
  /** What it says does harm, and the rest of it. */
  readonly harm: Harm
  /** What each part of it was read as. */
  taken: Taken[]
  /** Where a name begins that harms nobody: somebody is called so, or only its other colour is refused. */
  readonly settled: Set<number>
  asked: Named[]
  /** What a dish is known to be made of, though it was not named. */
  implied: Named[]
  avoided: Named[]
  /** Of `avoided`, what only everyday words say does harm. */
  harmful: Named[]
  /** Those of the 14 allergens that it stands for. */
  allergies: Allergen[]
  dishes: Dish[]
  /** Named, but not made here; the nearest is among `dishes`, and what that is to be made of, if it may be, in `hinted`. */
  unmade: Text[]
  hinted: Named[]
  avoidedDishes: Dish[]
  /** Does a plant say what a dish is made of: "mushroom stroganoff", "lasagnes aux légumes"? */
  isOfPlants: boolean
  /** Is what is milled to be whole: "no white flour"? */
  isWholemeal: boolean
  /** Named beside another dish: "a burger and fries". */
  besides: Dish[]
  /** What a side or a sauce is to go with. */
  goesWith: Named[]
  /** Named as what another dish is made of, "carbonara pizza", or as left of another meal. */
  unfit: { noun: Text }[]
  /** Left of another meal, to be made into something else. */
  leftDishes: Dish[]
  manners: Manner[]
  /** How it shall not taste, as it was typed. */
  refusedTastes: { taste: Taste; words: string }[]
  cuisines: Cuisine[]
  /** What the cook has not. */
  lacks: Gear[]
  lacking: Utensil[]
  diets: Diet[]
  regimes: Regime[]
  courses: Course[]
  /** Are several courses asked for: a menu, or the main with what comes before and after? */
  isMenu: boolean
  /** An unknown word where only a food can stand, or beside a name, or where something is to be left out. */
  asksUnknown: boolean
  avoidsUnknown: boolean
}

/**
 * Inside "without …": `first` is what it began with, `count` how much was named, `listed` the word of a list that came
 * since the last name, and `isBlind` that something unknown was named.
 */
export type Avoiding = {
  opener: Opener
  at: number
  first: Named | null
  count: number
  listed: Token | null
  isBlind: boolean
}

export type Reader = {
  readonly tokens: readonly Token[]
  readonly language: KitchenLanguage
  /** The words between two tokens, as they were typed. */
  readonly typed: (start: number, end: number) => string
  readonly found: Mentions
  /** Dishes that are not made here. */
  readonly unmade: {
    readonly name: Text
    readonly near: Dish
    readonly asks: readonly Named[]
    readonly start: number
    readonly end: number
  }[]
  /** Where names of foods began and ended. */
  readonly spans: { asked: Named | null; left: Named | null; dish: Dish | null; start: number; end: number }[]
  avoiding: Avoiding | null
  /** What follows is only what the dish goes with: "a side for roast chicken". */
  isBeside: boolean
  /** A "with" or an "and" was read: a name should follow; after a strong one nothing else can. */
  expects: 'nothing' | 'name' | 'food'
}

/** Does the name of a food stand at a place? */
export function isNameAt({ tokens, language }: Reader, at: number): boolean {
  return avoidable(matchAt(tokens, at, language)?.meanings ?? []) !== null
}

/** Says what a part of the text was read as. */
export function take({ found }: Reader, kind: Taken['kind'], start: number, end: number): void {
  found.taken.push({ kind, start, end })
}

/** Does nothing but little words stand between: "not another sandwich"? */
export function isNext({ tokens }: Reader, opened: number, at: number): boolean {
  return tokens.slice(opened, at).every((token) => fillerWords.has(token))
}
