import type { CheckedLanguage } from '@roux/contract/language'
import { sizeOf } from '../amounts/convert-amount.ts'
import { applyEdits } from '../amounts/edits.ts'
import type { Amount } from '../amounts/read-amount.ts'
import type { ReadLine } from '../amounts/read-line.ts'
import { unitName, writeValue } from '../amounts/rewrite-amount.ts'
import { roundAmount } from '../amounts/round-amount.ts'
import { scaleAmount } from '../amounts/scale-line.ts'
import type { Kind } from '../foods/ingredient.ts'
import { kindSet, kindsThatAre } from '../foods/kinds.ts'
import { densityOf } from '../foods/weights.ts'
import { numbers } from '../languages/numbers.ts'
import { type UnitId, unitKinds } from '../languages/unit-kinds.ts'
import { weighLine } from '../nutrition/weigh-line.ts'
import { foodTaken } from './forms-of-foods.ts'
import type { Share } from './stand-ins.ts'

/** An amount in words, and whether its noun is a plural. `unit` is none where the thing itself is counted. */
export type Quantity = { text: string; isMany: boolean; unit: UnitId | undefined }

/** How much a line, or a step, takes of a food: `id` is that of its weights. */
export type Taken = { text: string; amount: Amount; read: ReadLine; id: string }

const poured: ReadonlySet<Kind> = new Set([...kindsThatAre('poured'), 'spirit', 'syrup'] as const)
const juices = new Set(['lemon-juice', 'lime-juice', 'orange-juice', 'fish-sauce', 'buttermilk', 'kefir', 'aquafaba'])
const herbs = kindSet('herb')
const inHerbs: ReadonlySet<UnitId> = new Set<UnitId>(['sprig', 'stalk', 'bunch', 'leaf', 'handful'])
/** What is spooned rather than weighed where there is little of it, in millilitres. */
const fewSpoons = 50
/** More tablespoons nobody counts. */
const mostSpoons = 6
const tablespoon = 14.8
const teaspoon = 4.93
/** Grams of a millilitre of powder or dried leaf whose density no source has, about. */
const drySpoon = 0.5

/**
 * How much of a stand-in takes the place of an amount: in the unit that is written there, where both are measured
 * alike, else in grams, millilitres or spoons. Undefined where nothing says how much that is.
 */
export function howMuch(
  taken: Taken,
  take: string,
  shares: readonly Share[],
  language: CheckedLanguage,
): Quantity | undefined {
  for (const share of shares) {
    const quantity = howMuchBy(taken, take, share, language)
    if (quantity) return quantity
  }
  return undefined
}

function howMuchBy(taken: Taken, take: string, share: Share, language: CheckedLanguage): Quantity | undefined {
  const ratio = ratioInUnit(taken, take, share)
  if (ratio !== undefined) return inOwnUnit(taken, ratio, language)
  if (share.by === 'each') return inUnitOfShare(taken, share, language)
  if (share.by === 'count') return undefined
  const grams = weighLine(taken.read, taken.id)
  if (grams === undefined) return undefined
  const [from, to] = [densityOf(taken.id), densityTaken(take)]
  const millilitres = share.by === 'volume' ? (grams / (from ?? 1)) * share.ratio : (grams * share.ratio) / (to ?? 1)
  const weight = share.by === 'weight' ? grams * share.ratio : millilitres * (to ?? 1)
  return measured(weight, millilitres, take, language)
}

/** How many of the unit there is that much of it, where it can stay; undefined where it cannot. */
function ratioInUnit({ amount, read, id }: Taken, take: string, { by, ratio }: Share): number | undefined {
  const kind = amount.unit && unitKinds[amount.unit.id]
  if (read.size || read.others.some(({ relation }) => relation === 'plus')) return undefined
  if (by === 'count') return kind === undefined || kind === 'piece' || kind === 'container' ? ratio : undefined
  const isAlike = foodTaken(take).kind === kindOf(id) && ratio === 1
  if (isAlike && amount.unit && inHerbs.has(amount.unit.id) && herbs.has(foodTaken(take).kind)) return 1
  if (by === 'each') return undefined
  if (kind === 'vague') return amount.unit?.id === 'knob' ? undefined : 1
  const [from, to] = [densityOf(id), densityTaken(take)]
  if (kind === 'weight') {
    // What is poured is not weighed where the other is not either.
    if (by === 'weight') return ratio
    return from !== undefined && to !== undefined ? (ratio * to) / from : ratio
  }
  if (kind !== 'volume' && kind !== 'spoon') return undefined
  if (by === 'volume' || isAlike) return ratio
  if (from !== undefined && to !== undefined) return (ratio * from) / to
  return isPoured(take) ? ratio : undefined
}

function kindOf(id: string): string | undefined {
  try {
    return foodTaken(id).kind
  } catch {
    return undefined
  }
}

function densityTaken(take: string): number | undefined {
  return densityOf(take) ?? foodTaken(take).density
}

function isPoured(take: string): boolean {
  return juices.has(take) || poured.has(foodTaken(take).kind)
}

function inOwnUnit({ text, amount }: Taken, ratio: number, language: CheckedLanguage): Quantity {
  const head = text.slice(0, amount.end)
  const scaled = scaleAmount(head, amount, toCook(amount, ratio), language, undefined)
  const written = ratio === 1 ? head : applyEdits(head, scaled.edits)
  const isCounted = amount.unit === undefined
  const anew = isCounted ? roundAmount({ ...rangeOf(amount, ratio), unit: undefined }, Infinity, 'unknown') : undefined
  return {
    text: written.slice(Math.min(amount.about?.start ?? amount.start, amount.start)),
    isMany: anew ? numbers[language].isMany(anew.max) : true,
    unit: amount.unit?.id,
  }
}

/** The ratio with which the result is an amount that a cook would measure. */
function toCook({ min, max, unit }: Amount, ratio: number): number {
  return min === max && ratio !== 1 ? cookable(max * ratio, unit?.id) / max : ratio
}

/** Grams and millilitres to five, or to ten where there are many, spoons from two on to halves. */
function cookable(value: number, unit: UnitId | undefined): number {
  if (unit === 'g' || unit === 'ml') {
    if (value < 20) return value
    const step = value < 250 ? 5 : 10
    return Math.round(value / step) * step
  }
  const isSpoon = unit !== undefined && unitKinds[unit] === 'spoon'
  return isSpoon && value >= 1 ? Math.round(value * 2) / 2 : value
}

function rangeOf({ min, max }: Pick<Amount, 'min' | 'max'>, ratio: number) {
  return { min: min * ratio, max: max * ratio }
}

/** So many of something for each that is counted: 3 tbsp for an egg. */
function inUnitOfShare({ amount, read }: Taken, { ratio, unit }: Share, language: CheckedLanguage) {
  const kind = amount.unit && unitKinds[amount.unit.id]
  const isEach = kind === undefined || kind === 'piece' || amount.unit?.id === 'stalk'
  if (!isEach || read.size) return undefined
  const { min, max } = rangeOf(amount, ratio)
  if (unit === 'tbsp' && max > mostSpoons) return written({ min: min * 15, max: max * 15 }, 'ml', language)
  return written({ min, max }, unit, language)
}

function measured(grams: number, millilitres: number, take: string, language: CheckedLanguage): Quantity | undefined {
  if (isPoured(take)) {
    if (millilitres >= fewSpoons) return written({ min: millilitres, max: millilitres }, 'ml', language)
    return inSpoons(millilitres, language)
  }
  const density = densityTaken(take)
  if (grams < 12 && density !== undefined) return inSpoons(grams / density, language)
  if (grams < 5) return inSpoons(grams / drySpoon, language)
  return written({ min: grams, max: grams }, 'g', language)
}

function inSpoons(millilitres: number, language: CheckedLanguage): Quantity {
  const [unit, size] = millilitres >= tablespoon * 0.9 ? (['tbsp', tablespoon] as const) : (['tsp', teaspoon] as const)
  const spoons = millilitres / size
  return written({ min: spoons, max: spoons }, unit, language)
}

function written(range: { min: number; max: number }, unit: UnitId | undefined, language: CheckedLanguage): Quantity {
  const round = (value: number) => cookable(value, unit)
  const rounded = { min: round(range.min), max: round(range.max), unit }
  const { min, max, unit: anew } = roundAmount(rounded, Infinity, unit ? 'halved' : 'unknown')
  const values = [...new Set([min, max])].map((value) => writeValue(value, anew, language)).join('–')
  const name = anew ? ` ${unitName(anew, max, language, true)}` : ''
  return { text: values + name, isMany: unit ? true : numbers[language].isMany(max), unit: anew }
}

/** What goes in with a stand-in, for so much of what is replaced: always in a measure. */
export function howMuchBeside(
  taken: Taken,
  take: string,
  share: Share,
  language: CheckedLanguage,
): Quantity | undefined {
  if (share.by === 'each') return inUnitOfShare(taken, share, language)
  const { amount, read, id } = taken
  const size = amount.unit && sizeOf(amount.unit.id)
  const kind = amount.unit && unitKinds[amount.unit.id]
  const number = (amount.min + amount.max) / 2
  const isVolume = kind === 'volume' || kind === 'spoon'
  const from = densityOf(id)
  const grams = weighLine(read, id)
  const millilitres = isVolume && size ? number * size : grams === undefined ? undefined : grams / (from ?? 1)
  const to = densityTaken(take) ?? 1
  if (share.by === 'volume') {
    if (millilitres === undefined) return undefined
    return measuredBeside(millilitres * share.ratio, take, to, language)
  }
  return grams === undefined ? undefined : measuredBeside((grams * share.ratio) / to, take, to, language)
}

function measuredBeside(millilitres: number, take: string, density: number, language: CheckedLanguage): Quantity {
  if (millilitres < fewSpoons) return inSpoons(millilitres, language)
  const amount = isPoured(take) ? millilitres : millilitres * density
  return written({ min: amount, max: amount }, isPoured(take) ? 'ml' : 'g', language)
}
