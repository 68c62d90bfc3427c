import { foldText } from '@roux/contract/fold-text'
import type { WhyUncounted } from '@roux/contract/nutrition'
import { type ReadLine, readLine } from '../amounts/read-line.ts'
import type { Ingredient, Kind } from '../foods/ingredient.ts'
import { kindsThatAre } from '../foods/kinds.ts'
import { type Nutrients, nutrientsOf } from '../foods/nutrients.ts'
import { nutrition } from '../languages/nutrition.ts'
import { unitKinds } from '../languages/unit-kinds.ts'
import type { Mention } from '../mentions/mention.ts'
import type { FoodLine } from '../mentions/read-foods.ts'
import { foodOf, isGround, isPlain, namedIn } from './line-food.ts'
import { weighLine, weighUnknown } from './weigh-line.ts'

export type CountedLine = {
  food: string
  grams: number
  nutrients: Nutrients
  /** A pan of fat: what is fried in it takes up a part. */
  isForFrying?: true
  /** Water, or stock. */
  isWatery?: boolean
}

/** `missing` is the energy that the figures may lack for it, by the food's own numbers or those of a rich one. */
export type UncountedLine = { why: WhyUncounted; food?: string; grams?: number; missing: number; isWatery?: boolean }

/** From so many grams on, what is said to be for frying is a pan of it; from so many all and for each, it is so unsaid. */
const fryingOil = 100
const panOfOil = 300
const mostOil = 60
/** So much salt is a crust or a brine. */
const crustOfSalt = 50

/** Kilocalories in a gram of what has no numbers: as a fresh cheese has, or bread. */
const richFood = 2.5

/** So many grams of what nobody knows are a spice. */
const mostOfSpice = 10

/** A piece or a bunch of these matters to no portion, whatever it weighs. */
export const light: ReadonlySet<Kind> = new Set<Kind>([
  ...(['herb', 'bouquet', 'spice', 'hot-spice', 'sweet-spice', 'seasoning', 'aromatic', 'onion', 'citrus'] as const),
  ...(['leaf', 'salad-leaf', 'raising', 'yeast', 'gelatine', 'water'] as const),
  ...kindsThatAre('stock'),
])
const watery: ReadonlySet<Kind> = new Set<Kind>(['water', ...kindsThatAre('stock')])

/**
 * What a line of the list of so many portions brings, or why that cannot be said.
 * @param isLeft it only lends its taste
 */
export function countLine(line: FoodLine, portions: number, isLeft = false): CountedLine | UncountedLine {
  if (isLeft) return { why: 'not_eaten', missing: 0 }
  const read = readLine(line.text, line.language)
  const named = namedIn(line, read)
  if (typeof named === 'string') return lacking(read, line, { why: named })
  const food = foodOf(named, read, line)
  const first = named.meaning.foods[0]
  if (food.id === undefined) return lacking(read, line, { why: food.why }, first)
  const { id } = food
  const isFat = isFatOnly(id)
  const isVague = read.amount?.unit && unitKinds[read.amount.unit.id] === 'vague'
  if (!read.amount || (isVague && first && light.has(first.kind))) {
    // Of such a fat there is as much as is taken up.
    const isForFrying = isFat && nutrition[line.language].frying.test(foldText(line.text))
    return isForFrying ? counted(id, Infinity, first, true) : lacking(read, line, { why: 'no_amount', food: id }, first)
  }
  const why = whyNot(named, read, line, id) ?? (food.isPart ? 'part' : undefined)
  if (why) return lacking(read, line, { why, food: id }, first)
  const net = nutrition[line.language].net.exec(line.text)
  const isNet = net !== null && (read.size?.start ?? 0) > net.index
  const grams = weighLine(read, id, isNet)
  if (grams === undefined) return lacking(read, line, { why: 'unknown_weight', food: id }, first)
  if (isLeftSalt(id, grams, line)) return { why: 'not_eaten', food: id, missing: 0 }
  return counted(id, grams, first, isFat && isPanful(grams, portions, line))
}

function counted(
  id: string,
  grams: number,
  first: Ingredient | undefined,
  isForFrying: boolean,
): CountedLine | UncountedLine {
  const nutrients = nutrientsOf(id)
  if ('why' in nutrients) return { why: 'not_measured', food: id, grams, missing: grams * richFood }
  const isWatery = first !== undefined && watery.has(first.kind)
  return { food: id, grams, nutrients, ...(isForFrying && { isForFrying }), ...(isWatery && { isWatery }) }
}

function isLeftSalt(id: string, grams: number, { text, language }: FoodLine): boolean {
  return id === 'salt' && (grams > crustOfSalt || nutrition[language].notEaten.test(foldText(text)))
}

/** Is it nothing but fat, so that a pan of it is for frying? */
export function isFatOnly(id: string): boolean {
  const nutrients = nutrientsOf(id)
  return 'fat' in nutrients && nutrients.fat >= 95
}

function isPanful(grams: number, portions: number, { text, language }: FoodLine): boolean {
  if (grams >= panOfOil && grams > mostOil * portions) return true
  return grams >= fryingOil && nutrition[language].frying.test(foldText(text))
}

function whyNot(named: Mention, read: ReadLine, line: FoodLine, id: string): WhyUncounted | undefined {
  const { optional, otherForms } = nutrition[line.language]
  if (named.role === 'optional' || named.role === 'offered' || optional.test(foldText(line.text))) return 'optional'
  // Pulses are counted cooked and drained, from the pan or the tin, and what has numbers for its form in that form.
  const isInForm = named.meaning.foods[0]?.kind === 'pulse' || id !== named.meaning.foods[0]?.id
  const isOther = !isInForm && otherForms.test(foldText(line.text.slice(named.end)))
  return named.lifted.length > 0 || isOther || !isPlain(named, read, line, id) ? 'other_form' : undefined
}

/** A line that is not counted, with what the figures may lack for it. */
function lacking(
  read: ReadLine,
  { text, language, foods }: FoodLine,
  line: Omit<UncountedLine, 'missing'>,
  food?: Ingredient,
): UncountedLine {
  const meant = food ? [food] : foods.map(({ meaning }) => meaning.foods[0])
  const isLight = meant.length > 0 && meant.every((one) => one && (light.has(one.kind) || isGround(one.id, read)))
  const isAside = (!read.amount || line.why === 'no_food') && nutrition[language].aside.test(foldText(text))
  const why = line.why === 'several_foods' && !read.amount ? 'no_amount' : line.why
  const grams = (food && weighLine(read, food.id)) ?? weighUnknown(read)
  const isLittle = isLight && (grams === undefined || why === 'no_amount' || why === 'part')
  if (isLittle || isAside || why === 'optional') return { ...line, why, missing: 0 }
  if (grams === undefined) return { ...line, why, missing: Infinity }
  const isWatery = food && watery.has(food.kind)
  const energy = food ? energyOf(food.id) : grams > mostOfSpice ? Infinity : richFood
  return { ...line, grams, missing: grams * energy, ...(isWatery && { isWatery }) }
}

function energyOf(id: string): number {
  const nutrients = nutrientsOf(id)
  return 'kcal' in nutrients ? nutrients.kcal / 100 : richFood
}
