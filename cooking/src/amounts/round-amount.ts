import { type UnitId, unitKinds } from '../languages/unit-kinds.ts'

/** What can be measured: one number, or two where it lies between ("1–2 cloves"). */
export type Rounded = { min: number; max: number; unit: UnitId | undefined }

/**
 * How a thing without a unit is counted: whole ("bay leaves"), also in halves, by the knife ("lemons") or beaten
 * ("eggs"), or who knows how.
 */
export type Counting = 'whole' | 'halved' | 'beaten' | 'unknown'

const eighths = [1 / 8, 1 / 4, 1 / 3, 3 / 8, 1 / 2, 5 / 8, 2 / 3, 3 / 4, 7 / 8, 1]
const thirds = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]
const halves = [1 / 2, 1]

/** The number of `allowed` (of the part after the whole) that is nearest; never nothing. */
function nearest(value: number, allowed: readonly number[]): number {
  const whole = Math.floor(value + 1e-9)
  const candidates = [...(whole > 0 ? [0] : []), ...allowed].map((part) => whole + part)
  return candidates.reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best))
}

function toStep(value: number, step: number): number {
  return Math.max(step, Math.round(value / step + 1e-9) * step)
}

/** Is it one of a cook's fractions as it stands? Those are kept, so that twice the half is what was. */
function isExact(value: number, allowed: readonly number[]): boolean {
  return Math.abs(nearest(value, allowed) - value) < 0.004
}

/** Grams and millilitres: what a scale shows is kept, what it does not show goes to the step that a cook would take. */
function roundMetric(value: number): number {
  if (value >= 10 ? isWhole(value) : isWhole(value * 2)) return Math.round(value * 2) / 2
  if (value < 1) return tidy(toStep(value, 0.1))
  if (value < 10) return toStep(value, 0.5)
  if (value < 25) return toStep(value, 1)
  if (value < 250) return toStep(value, 5)
  return toStep(value, value < 1000 ? 10 : 50)
}

/** Kilograms and litres to two decimals; as given where three are enough. */
function roundLarge(value: number): number {
  return isWhole(value * 1000) ? tidy(value) : tidy(toStep(value, value < 10 ? 0.05 : 0.5))
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6
}

/** Without the noise of binary fractions. */
function tidy(value: number): number {
  return Math.round(value * 1000) / 1000
}

const spoonsOfCup = 16
const teaspoonsOfTablespoon = 3

type Change = { unit: UnitId; per: number }

/**
 * The unit in which a cook would measure so much. It changes only where the way back is plain: 1000 g are 1 kg and
 * half of that is 500 g again. `before` is the amount that the line gave: who writes 1200 g goes on in grams.
 */
function changeUnit(unit: UnitId, value: number, before: number): Change {
  const large = unit === 'g' ? 'kg' : unit === 'ml' ? 'l' : undefined
  if (large && value >= 1000 && before < 1000 && isWhole(value / 10)) return { unit: large, per: 1 / 1000 }
  if (unit === 'kg' && value < 1) return { unit: 'g', per: 1000 }
  if (unit === 'l' && value < 1) return { unit: 'ml', per: 1000 }
  if (unit === 'cl' && value >= 200 && before < 100) return { unit: 'l', per: 1 / 100 }
  if (unit === 'tsp' && value >= 9 && before < 4.5) return { unit: 'tbsp', per: 1 / teaspoonsOfTablespoon }
  if (unit === 'tbsp' && value < 0.45) return { unit: 'tsp', per: teaspoonsOfTablespoon }
  if (unit === 'cup' && value < 0.24) return { unit: 'tbsp', per: spoonsOfCup }
  if (unit === 'lb' && value < 0.24) return { unit: 'oz', per: 16 }
  if (unit === 'oz' && value >= 32 && before < 16) return { unit: 'lb', per: 1 / 16 }
  return { unit, per: 1 }
}

const metric: ReadonlySet<UnitId | undefined> = new Set<UnitId>(['g', 'ml', 'mg', 'mm'])

function roundIn(unit: UnitId | undefined, value: number, counting: Counting): Pick<Rounded, 'min' | 'max'> {
  if (unit === 'dl') return both(roundLarge(value))
  if (unit === 'cl') return both(isWhole(value * 10) ? tidy(value) : roundMetric(value))
  if (metric.has(unit)) return both(roundMetric(value))
  if (unit === 'kg' || unit === 'l' || unit === 'livre') return both(roundLarge(value))
  const kind = unit && unitKinds[unit]
  if (unit === 'cm') return both(isWhole(value * 10) ? tidy(value) : toStep(value, 0.5))
  if (kind === 'spoon' || unit === 'cup') return both(roundSpoons(value))
  if (kind === 'weight' || kind === 'volume' || kind === 'length') return both(roundParts(value))
  // Half an egg can be taken of one that is beaten; less nobody measures.
  if (kind === undefined && counting === 'beaten') return both(value < 10 ? nearest(value, halves) : Math.round(value))
  if (kind === 'piece' || (kind === undefined && counting === 'whole')) return roundWhole(value)
  if (kind === undefined && counting === 'unknown' && !isWhole(value * 2)) return roundWhole(value)
  // Nobody measures a quarter of a dash.
  if (kind === 'vague' && value > 1) return both(nearest(value, halves))
  return both(roundHalves(value))
}

function both(value: number) {
  return { min: value, max: value }
}

function roundSpoons(value: number): number {
  if (isExact(value, eighths)) return nearest(value, eighths)
  if (value < 0.2) return 1 / 8
  return value < 3 ? nearest(value, thirds) : toStep(value, value < 6 ? 0.5 : 1)
}

/** Ounces, pounds, pints, inches and centimetres. */
function roundParts(value: number): number {
  if (isExact(value, eighths)) return nearest(value, eighths)
  if (isWhole(value * 10)) return tidy(value)
  return value < 4 ? nearest(value, thirds) : toStep(value, value < 12 ? 0.5 : 1)
}

/** A part of one: an eighth at least. */
function roundPart(value: number): number {
  return value < 3 / 16 ? 1 / 8 : nearest(value, thirds)
}

function roundHalves(value: number): number {
  if (value < 1 || isWhole(value * 4)) return roundPart(value)
  return value < 5 ? nearest(value, halves) : Math.round(value)
}

/** Cloves and leaves come whole: "1–2 bay leaves". Of one alone a half can be taken. */
function roundWhole(value: number): Pick<Rounded, 'min' | 'max'> {
  if (isWhole(value)) return both(Math.round(value))
  if (value < 1) return both(roundPart(value))
  if (value > 10 || Math.abs(value - Math.round(value)) < 0.12) return both(Math.round(value))
  return { min: Math.floor(value), max: Math.ceil(value) }
}

/**
 * An amount as a cook would measure it. Exact results stay as they are wherever they can be measured, so that scaling
 * by 2 and then by ½ gives the amount that was.
 * @param before the upper end of the amount before it was scaled, in the same unit.
 */
export function roundAmount(
  amount: { min: number; max: number; unit: UnitId | undefined },
  before: number,
  counting: Counting,
): Rounded {
  const change = amount.unit && changeUnit(amount.unit, amount.max, before)
  const per = change?.per ?? 1
  const unit = change?.unit
  const high = roundIn(unit, amount.max * per, counting).max
  const low = roundIn(unit, amount.min * per, counting).min
  return { min: Math.min(low, high), max: high, unit }
}
