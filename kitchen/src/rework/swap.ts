import type { Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { isFlesh } from '@roux/cooking/foods/restrictions'
import type { Mention } from '@roux/cooking/mentions/mention'
import type { Noun } from '@roux/cooking/wording/noun'
import { breaks, type Rules } from './rules.ts'
import type { StandIn } from './stand-ins.ts'
import { isStock } from './stocks.ts'

/** What became of a food: something took its place, or it was left out. */
export type Swap = { from: Mention; to: StandIn | { noun: Noun; line: string } | 'left out' }

/** A food for a word such as "chicken" or "cheese". */
const typical: Readonly<Record<string, string>> = {
  cheese: 'gruyere',
  cream: 'cream',
  'whipped cream': 'cream',
  dairy: 'milk',
  chicken: 'chicken-thigh',
  meat: 'stewing-beef',
  beef: 'stewing-beef',
  pork: 'pork-shoulder',
  fish: 'cod',
  seafood: 'prawn',
  bread: 'bread',
  pasta: 'penne',
  noodle: 'egg-noodle',
  soy: 'tofu',
}

/** The foods of a name, or the one that a word for many usually is. */
export function foodsOf({ meaning: { foods, generic } }: Mention): readonly Ingredient[] {
  const id = typical[generic?.en[0] ?? '']
  return foods.length > 0 || id === undefined ? foods : [ingredientById(id)]
}

/** "The pork" of a step is the shoulder and not the sausages, "the beef" never the stock. */
const ownNamed: readonly Kind[] = ['sausage', 'cured-meat']

/** Everything that became of foods of a recipe, under which rules, and whether meat or fish to be called so is left. */
export type Swapped = { swaps: readonly Swap[]; rules: Rules; keepsFlesh: boolean }

/** What became of the food that a step or the title speaks of. */
export function swapOf(mention: Mention, { swaps, rules, keepsFlesh }: Swapped): Swap | undefined {
  const isMeat = mention.meaning.generic?.en[0] === 'meat' && !keepsFlesh && swaps.some(isFleshGone)
  const foods = new Set(foodsOf(mention))
  // "the beef" of a step is the beef mince of the list.
  const tags = new Set(mention.meaning.generic && [...foods].flatMap(({ tags: own = [] }) => own))
  const isCalledSo = (food: Ingredient) => isCalledFlesh(food) && food.tags?.some((tag) => tags.has(tag))
  const ofTag = swaps.find(({ from }) => from.meaning.foods.some(isCalledSo))
  if (ofTag) return ofTag
  if (!isMeat && !breaks(mention, rules)) return undefined
  const same = swaps.find(({ from }) => from.meaning.foods.some((food) => foods.has(food)))
  const kinds = new Set([...foods].map(({ kind }) => kind))
  const ofKind = swaps.find(({ from }) => from.meaning.foods.some(({ kind }) => kinds.has(kind)))
  const isFleshItself = (food: Ingredient) => isFlesh(food) && !isStock(food)
  const isOfFlesh = [...foods].some(isFleshItself)
  const ofFlesh = isOfFlesh ? swaps.find(({ from }) => from.meaning.foods.some(isFleshItself)) : undefined
  // "The tomatoes" of a step are the tinned ones of the list.
  const named = rules.targets.filter((target) => target.isNamedIn(mention))
  const ofTarget = swaps.find(({ from }) => named.some((target) => target.isNamedIn(from)))
  return same ?? ofKind ?? ofFlesh ?? ofTarget
}

/** Is it what "the meat" or "the beef" of a step means, and no lardons or stock? */
export function isCalledFlesh(food: Ingredient): boolean {
  return isFlesh(food) && !isStock(food) && !ownNamed.includes(food.kind)
}

/** Did something that is no meat take the place of meat? */
export function isFleshGone({ from, to }: Swap): boolean {
  const isMeatStill = to !== 'left out' && 'food' in to && isFlesh(to.food)
  return from.meaning.foods.some((food) => isFlesh(food) && !isStock(food)) && !isMeatStill
}
