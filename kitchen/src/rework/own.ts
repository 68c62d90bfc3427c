import type { Draft } from '@roux/contract/draft'
import type { Preferences } from '@roux/contract/generation'
import type { KitchenLanguage } from '@roux/contract/language'
import type { WishFinding } from '@roux/contract/wish-findings'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { isDairy, isMeat } from '@roux/cooking/foods/restrictions'
import { spokenNoun } from '@roux/cooking/wording/noun'
import { placesOf, writeComposed } from '../compose/compose-recipe.ts'
import { type Composed, isLeftOut } from '../compose/composed.ts'
import { fillWay } from '../compose/fill-way.ts'
import { canSay, fillersOf, minutesOf } from '../compose/plan.ts'
import type { Written } from '../compose/written.ts'
import { chanceFrom } from '../template/choice.ts'
import type { Filled } from '../template/filled.ts'
import { readWish } from '../understand/read-wish.ts'
import type { Asked, Wish } from '../understand/wish.ts'
import { nameDiets } from './name-diets.ts'
import { nameWhatIsGone } from './name-what-is-gone.ts'

/** A recipe that is still as the kitchen wrote it, while a wish changes what it is made of. */
export type Own = {
  composed: Composed
  /** As it was when the wish came. */
  readonly before: Composed
  said: WishFinding[]
  readonly language: KitchenLanguage
  /** Of who says nothing but what they always leave out. */
  readonly wish: Wish
}

export function ownOf(composed: Composed, language: KitchenLanguage, preferences: Preferences | null): Own {
  const request = { user_input: '', language, preferences, serves: null, max_minutes: null }
  return { composed, before: composed, said: [], language, wish: { ...readWish(request), isUnderstood: true } }
}

export function allowsIn(own: Own, food: Ingredient): boolean {
  return allowsAlways(own, food) && !isKeptApart(own, food)
}

/** As `allowsIn`, whatever else is in it. */
export function allowsAlways({ composed: { without }, wish }: Own, food: Ingredient): boolean {
  return wish.allows(food) && !isLeftOut(food, without)
}

/** Milk gives way where there is meat already; to what is of milk no meat comes. */
export function isKeptApart({ composed }: Own, food: Ingredient): boolean {
  if (!composed.isMilkApart) return false
  const foods = foodsOf(composed)
  return foods.some(isMeat) ? isDairy(food) : isMeat(food) && foods.some(isDairy)
}

/** What it is filled by: what is wanted in it, where that may be. */
export function wishFor(own: Own, asked: readonly Asked[] = []): Wish {
  const { dish, serves } = own.composed
  const { isMilkApart } = own.composed
  return { ...own.wish, dishes: [dish.id], asked, serves, isMilkApart, allows: (food) => allowsIn(own, food) }
}

export function chanceIn({ composed: { start, turn } }: Own) {
  return chanceFrom(start, turn)
}

export function foodsOf(composed: Composed): Ingredient[] {
  return [...new Set([...fillersOf(composed).map(({ ingredient }) => ingredient), ...composed.added])]
}

/** A food of the recipe as one that is wanted in it. */
export function toAsked(food: Ingredient): Asked {
  const name = { en: spokenNoun(food, 'en', true).text, fr: spokenNoun(food, 'fr', true).text }
  return { id: food.id, name, options: [food], isImplied: true }
}

/**
 * The same way with other foods in it; null where it could not be made so.
 * @param before what is in its slots, as far as that may stay
 */
export function refilled(own: Own, before: Filled['slots'], asked: readonly Asked[] = []): Composed | null {
  const { way, serves } = own.composed
  const filled = fillWay(way, wishFor(own, asked), chanceIn(own).choose, before)
  // What has no name left has lost what it is made of: no log is rolled without its chocolate.
  if (!filled || !way.titles.some((title) => canSay(title, way.hero, filled))) return null
  return { ...own.composed, filled, minutes: minutesOf(way, filled, serves) }
}

/** What was not to change about it stays: how it is called and spoken of, as far as its way is the same. */
export function take(own: Own, next: Composed): void {
  const isSameWay = next.way === own.composed.way
  const { title: _, description: __, ...rest } = next
  own.composed = { ...rest, ...(isSameWay && placesOf(own.composed)) }
}

export function writeOwn(own: Own): Written {
  const { composed, language, said } = own
  const finish = (draft: Draft) =>
    nameWhatIsGone(nameDiets(draft, composed.diets ?? [], language), composed, foodsOf(composed), language)
  const allows = (food: Ingredient) => allowsIn(own, food)
  return { ...writeComposed(composed, { language, allows }, finish), findings: said }
}
