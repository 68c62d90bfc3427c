import { sizeOf } from '../amounts/convert-amount.ts'
import type { Amount } from '../amounts/read-amount.ts'
import type { ReadLine } from '../amounts/read-line.ts'
import { type Counted, densityOf, weightsOf } from '../foods/weights.ts'
import { type UnitId, unitKinds } from '../languages/unit-kinds.ts'

/** What the pieces of a food are called in a line; a fillet, a sheet and a head are each the piece itself. */
const counting: Partial<Record<UnitId, Counted>> = {
  clove: 'clove',
  slice: 'slice',
  sprig: 'sprig',
  stalk: 'stick',
  stick: 'stick',
  leaf: 'leaf',
  bunch: 'bunch',
  cube: 'cube',
  sachet: 'sachet',
  fillet: 'piece',
  sheet: 'piece',
  head: 'piece',
  ear: 'piece',
  ball: 'piece',
  roll: 'piece',
  pot: 'pot',
}

/**
 * Grams of what is measured by hand, of what is not light. By our own rule: a handful is an ounce (of nuts, cheese or
 * berries), a knob a tablespoon of butter, a drizzle two teaspoons of oil, a dash one.
 */
const byHand: Partial<Record<UnitId, number>> = { handful: 30, knob: 15, drizzle: 10, dash: 5, pinch: 0.3, grind: 0.1 }

/** Millilitres of a glass of wine, by the same rule. */
const glass = 150

/** Of these all that is in the tin is used. */
const wholeTins = new Set([
  ...['chopped-tomatoes', 'tomato-paste', 'passata', 'coconut-milk', 'condensed-milk', 'evaporated-milk'],
])

/**
 * The grams of a food that a line takes, of the edible part; undefined where they cannot be known. A weight that is
 * given goes before a measure, and the middle of a range is taken.
 * @param isNet what is said of a tin is without its liquid
 */
export function weighLine({ amount, size, others }: ReadLine, food: string, isNet = false): number | undefined {
  if (!amount) return undefined
  const same = others.filter(({ relation, of }) => relation === 'same' && !of)
  if (isNet && size) {
    const each = weighMeasure((size.min + size.max) / 2, size.unit?.id, food)
    return each === undefined ? undefined : (each * (amount.min + amount.max)) / 2
  }
  const weight = [amount, ...same].find((one) => !size && one.unit && unitKinds[one.unit.id] === 'weight')
  // "Beaten to 4 mm" is no other end of an amount.
  const end = others.find(({ relation, unit }) => relation === 'to' && !(unit && unitKinds[unit.id] === 'length'))
  const main = weight ?? amount
  const first = weigh(main, size, food)
  const last = end && weigh(end, undefined, food)
  if (first === undefined || (end && last === undefined)) return undefined
  const more = others
    .filter(({ relation }) => relation === 'plus')
    .map((one) => (one.of || main !== amount ? undefined : weigh(one, undefined, food)))
  return more.reduce<number | undefined>(
    (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one),
    last === undefined ? first : (first + last) / 2,
  )
}

/** The weight of whatever a line is of, about: a millilitre as a gram. */
export function weighUnknown({ amount, size }: ReadLine): number | undefined {
  const number = amount && (amount.min + amount.max) / 2
  const unit = size?.unit ?? amount?.unit
  const each = unit && sizeOf(unit.id)
  if (number === undefined || each === undefined) return undefined
  return size ? number * each * ((size.min + size.max) / 2) : number * each
}

function weigh({ min, max, unit }: Amount, size: Amount | undefined, food: string): number | undefined {
  const number = (min + max) / 2
  if (size) {
    const each = weighMeasure((size.min + size.max) / 2, size.unit?.id, food)
    const share = shareOfPackage(unit?.id, food)
    return each === undefined || share === undefined ? undefined : number * each * share
  }
  return weighAmount(number, unit?.id, food)
}

/** The grams of so much of a food, of the edible part; pieces have no unit. Undefined where they cannot be known. */
export function weighAmount(number: number, unit: UnitId | undefined, food: string): number | undefined {
  const measured = weighMeasure(number, unit, food)
  if (measured !== undefined) return measured
  const hand = unit && byHand[unit]
  if (hand !== undefined) return number * hand
  if (unit === 'glass') return weighMeasure(number * glass, 'ml', food)
  const tin = unit === 'tin' ? weightsOf(food).tin : undefined
  if (tin !== undefined) return number * tin
  const counted = unit ? counting[unit] : 'piece'
  const one = counted && weightsOf(food).one[counted]
  return one === undefined ? undefined : number * one
}

function weighMeasure(number: number, unit: UnitId | undefined, food: string): number | undefined {
  const size = unit && sizeOf(unit)
  if (!unit || size === undefined) return undefined
  const { edible } = weightsOf(food)
  if (unitKinds[unit] === 'weight') return edible === null ? undefined : number * size * edible
  const density = densityOf(food)
  return density === undefined || edible === null ? undefined : number * size * density
}

/** What is written on a tin is mostly the weight with the liquid. */
function shareOfPackage(unit: UnitId | undefined, food: string): number | undefined {
  if (unit !== 'tin' && unit !== 'jar') return 1
  return wholeTins.has(food) ? 1 : weightsOf(food).drained
}
