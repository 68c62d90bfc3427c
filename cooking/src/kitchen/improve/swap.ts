import type { Mention } from '../../checks/mention.ts'
import type { Ingredient, Kind } from '../../lexicon/ingredient.ts'
import { ingredientById } from '../../lexicon/lexicon.ts'
import type { Noun } from '../../wording/noun.ts'
import { breaks, type Rules } from './rules.ts'
import type { StandIn } from './stand-ins.ts'

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
const stocks: readonly Kind[] = ['stock', 'meat-stock', 'fish-stock']
const ownNamed: readonly Kind[] = [...stocks, 'sausage', 'cured-meat']

/** What became of the food that a step or the title speaks of. */
export function swapOf(mention: Mention, swaps: readonly Swap[], rules: Rules): Swap | undefined {
  const isMeat = mention.meaning.generic?.en[0] === 'meat' && swaps.some(isFleshGone)
  const foods = new Set(foodsOf(mention))
  // "the beef" of a step is the beef mince of the list.
  const tags = new Set(mention.meaning.generic && [...foods].flatMap(({ tags: own = [] }) => own))
  const isCalledSo = (food: Ingredient) => !ownNamed.includes(food.kind) && food.tags?.some((tag) => tags.has(tag))
  const ofTag = swaps.find(({ from }) => from.meaning.foods.some(isCalledSo))
  if (ofTag) return ofTag
  if (!isMeat && !breaks(mention, rules)) return undefined
  const same = swaps.find(({ from }) => from.meaning.foods.some((food) => foods.has(food)))
  const kinds = new Set([...foods].map(({ kind }) => kind))
  const ofKind = swaps.find(({ from }) => from.meaning.foods.some(({ kind }) => kinds.has(kind)))
  const isFleshItself = (food: Ingredient) => isFlesh(food) && !stocks.includes(food.kind)
  const isOfFlesh = [...foods].some(isFleshItself)
  const ofFlesh = isOfFlesh ? swaps.find(({ from }) => from.meaning.foods.some(isFleshItself)) : undefined
  return same ?? ofKind ?? ofFlesh
}

/** Is it meat, fish, or made of them? */
export function isFlesh({ animal = [] }: Ingredient): boolean {
  return animal.includes('meat') || animal.includes('fish')
}

/** Did something that is no meat take the place of meat? */
export function isFleshGone({ from, to }: Swap): boolean {
  const isMeatStill = to !== 'left out' && 'food' in to && isFlesh(to.food)
  return from.meaning.foods.some((food) => isFlesh(food) && !stocks.includes(food.kind)) && !isMeatStill
}
