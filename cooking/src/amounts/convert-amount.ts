import { type UnitId, unitKinds } from '../languages/unit-kinds.ts'
import { roundAmount } from './round-amount.ts'

/** Grams and millilitres, or cups, ounces and pounds. Spoons are in both. */
export type UnitSystem = 'metric' | 'us'

/** Grams per millilitre as a thing lies in a cup. A liquid stays in millilitres where there are no cups. */
export type Density = { perMillilitre: number; isLiquid: boolean }

/** Gives the density of what a text names; undefined where unknown. */
export type DensityOf = (name: string) => Density | undefined

/**
 * Grams, millilitres and centimetres of each unit. US customary measures: NIST Handbook 44, Appendix C (1 gallon =
 * 231 cubic inches, so 1 cup = 236.588 ml); avoirdupois ounce and pound: NIST SP 811, Appendix B.8. The French livre
 * is 500 g, by custom. Pints are American ones.
 */
const metricSizes: Partial<Record<UnitId, number>> = {
  mg: 0.001,
  g: 1,
  kg: 1000,
  livre: 500,
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  mm: 0.1,
  cm: 1,
}
const usSizes: Partial<Record<UnitId, number>> = {
  oz: 28.349523,
  lb: 453.59237,
  'fl-oz': 29.573529,
  cup: 236.588237,
  pint: 473.176473,
  quart: 946.352946,
  gallon: 3785.411784,
  inch: 2.54,
}
const tablespoon = 14.786765
const teaspoon = 4.928922

const spoons: Partial<Record<UnitId, number>> = { tbsp: tablespoon, tsp: teaspoon, dessertspoon: 2 * teaspoon }

/** The grams or millilitres of a unit of weight or volume, or of a spoon of known size. */
export function sizeOf(unit: UnitId): number | undefined {
  return unitKinds[unit] === 'length' ? undefined : (metricSizes[unit] ?? usSizes[unit] ?? spoons[unit])
}

/** The system that a unit belongs to; spoons and counted things belong to none. */
export function systemOf(unit: UnitId | undefined): UnitSystem | undefined {
  if (unit === undefined) return undefined
  if (unit in metricSizes) return 'metric'
  return unit in usSizes ? 'us' : undefined
}

/** So much of a unit. */
export type Measured = { min: number; max: number; unit: UnitId }

/**
 * An amount in the other system, rounded to what a cook measures there. What is weighed on one side and whose density
 * is known goes by the cup on the other; without a density weight stays weight, and a cup of a liquid is millilitres.
 */
export function convertAmount({ min, max, unit }: Measured, to: UnitSystem, density: Density | undefined): Measured {
  const size = metricSizes[unit] ?? usSizes[unit] ?? 1
  const base = { min: min * size, max: max * size }
  const kind = unitKinds[unit]
  if (kind === 'length') return to === 'us' ? inUnit(base, 'inch', usSizes.inch ?? 1) : inUnit(base, 'cm', 1)
  if (to === 'us') {
    if (kind === 'volume') return byVolume(base)
    // Less than half an eighth of an ounce is no amount that a kitchen scale shows.
    if (!density) return base.max < 1.8 ? { min, max, unit } : byWeight(base)
    return byVolume({ min: base.min / density.perMillilitre, max: base.max / density.perMillilitre })
  }
  const isWeighed = kind === 'weight' || (unit === 'cup' && density !== undefined && !density.isLiquid)
  const scale = kind === 'volume' && isWeighed ? (density?.perMillilitre ?? 1) : 1
  return inMetric({ min: base.min * scale, max: base.max * scale }, isWeighed)
}

type Range = { min: number; max: number }

function inUnit({ min, max }: Range, unit: UnitId, size: number): Measured {
  const rounded = roundAmount({ min: min / size, max: max / size, unit }, Number.POSITIVE_INFINITY, 'halved')
  return { min: rounded.min, max: rounded.max, unit: rounded.unit ?? unit }
}

/** Cups from a quarter on, spoons below. */
function byVolume(base: Range): Measured {
  if (base.max >= 56) return coarse(base, 'cup', usSizes.cup ?? 1)
  return base.max >= 11 ? coarse(base, 'tbsp', tablespoon) : coarse(base, 'tsp', teaspoon)
}

/** Pounds from one on, ounces below. */
function byWeight(base: Range): Measured {
  return base.max >= 450 ? coarse(base, 'lb', usSizes.lb ?? 1) : coarse(base, 'oz', usSizes.oz ?? 1)
}

const quarters = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4]

/** To the fraction that a cup or a scale has; of small spoons and single ounces also an eighth. */
function coarse({ min, max }: Range, unit: UnitId, size: number): Measured {
  const round = (value: number) => {
    const whole = Math.floor(value)
    const parts = unit === 'cup' || unit === 'tsp' ? quarters : [1 / 4, 1 / 2, 3 / 4]
    const least = unit === 'tsp' || unit === 'oz' ? [1 / 8] : []
    const choices = [...(whole > 0 ? [whole] : least), ...parts.map((part) => whole + part), whole + 1]
    return choices.reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best))
  }
  return { min: round(min / size), max: round(max / size), unit }
}

function inMetric(base: Range, isWeight: boolean): Measured {
  const isLarge = base.max >= 1000
  const [unit, large] = isWeight ? (['g', 'kg'] as const) : (['ml', 'l'] as const)
  const step = (value: number) => {
    if (isLarge) return Math.max(50, Math.round(value / 50) * 50)
    if (value < 10) return Math.max(1, Math.round(value))
    if (value < 250) return Math.max(5, Math.round(value / 5) * 5)
    return Math.round(value / 10) * 10
  }
  const per = isLarge ? 1000 : 1
  return { min: step(base.min) / per, max: step(base.max) / per, unit: isLarge ? large : unit }
}
