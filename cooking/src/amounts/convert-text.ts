import { foldText } from '@roux/contract/fold-text'
import type { CheckedLanguage } from '@roux/contract/language'
import { lines } from '../languages/lines.ts'
import { numbers } from '../languages/numbers.ts'
import { unitKinds } from '../languages/unit-kinds.ts'
import { units } from '../languages/units.ts'
import { words } from '../languages/word-list.ts'
import { afterBlank, isOneOf, type Span, tokenise } from '../text/tokens.ts'
import {
  convertAmount,
  type Density,
  type DensityOf,
  type Measured,
  systemOf,
  type UnitSystem,
} from './convert-amount.ts'
import { convertTemperatures } from './convert-temperatures.ts'
import { type AmountChange, applyChanges, type MarkedText } from './edits.ts'
import { findAmounts, outside } from './find-amounts.ts'
import { findTemperatures } from './find-temperatures.ts'
import { findTins } from './find-tins.ts'
import { type Amount, readAmount } from './read-amount.ts'
import { readLine } from './read-line.ts'
import type { FurtherAmount } from './read-more.ts'
import { type ReadUnit, readUnit } from './read-unit.ts'
import { isBeforeNoun, unitName, writeValue } from './rewrite-amount.ts'

/**
 * An ingredient line in another system of units: "200 g plain flour" – "about 1⅔ cups (200 g) plain flour". What the
 * recipe gave stays in the bracket, since a cup is a guess where a scale is not; so the way back is exact. A line that
 * says it in both systems already, spoons, counted things and the sizes of tins stay as they are.
 */
export function convertLine(line: string, to: UnitSystem, language: CheckedLanguage, densityOf: DensityOf): string {
  return applyChanges({ text: line, marks: [] }, lineChanges(line, to, language, densityOf, 'beside')).text
}

/** A line, or one that was scaled, in another system of units, with the places of what has changed. Nothing is kept of what it gave. */
export function markConvertedLine(
  line: MarkedText,
  to: UnitSystem,
  language: CheckedLanguage,
  densityOf: DensityOf,
): MarkedText {
  return applyChanges(line, lineChanges(line.text, to, language, densityOf, 'instead'))
}

/** Where a converted amount stands: with what the text gave in a bracket behind it, or in its place. */
type Place = 'beside' | 'instead'

function lineChanges(
  line: string,
  to: UnitSystem,
  language: CheckedLanguage,
  densityOf: DensityOf,
  place: Place,
): AmountChange[] {
  const { changes, undone } = undo(line, to, language)
  const { amount, others, ingredient } = readLine(line, language)
  const notations = others.filter(({ relation }) => relation === 'same')
  if (!amount || notations.some(({ unit }) => isIn(unit, to))) return changes
  const ounces = place === 'instead' ? inOunces(amount, others[0]) : undefined
  if (ounces) return convert(line, ounces, ingredient, to, language, densityOf, place)
  for (const one of [{ ...amount, of: ingredient }, ...others.filter((other) => !notations.includes(other))]) {
    if (!undone.some(({ start, end }) => one.start >= start && one.end <= end)) {
      changes.push(...convert(line, one, one.of ?? ingredient, to, language, densityOf, place))
    }
  }
  return changes
}

/** Spoons are in both systems, but nobody weighs what is said in them. */
function isIn(unit: ReadUnit | undefined, to: UnitSystem): boolean {
  if (!unit) return false
  return systemOf(unit.id) === to || (to === 'us' && unitKinds[unit.id] === 'spoon')
}

/** The text of a step in another system of units; temperatures too: "180 °C" – "350 °F". Lengths stay. */
export function convertDirection(
  text: string,
  to: UnitSystem,
  language: CheckedLanguage,
  densityOf: DensityOf,
): string {
  return applyChanges({ text, marks: [] }, directionChanges(text, to, language, densityOf, 'beside')).text
}

/** A step, or one that was scaled, in another system of units, with the places of what has changed. */
export function markConvertedDirection(
  step: MarkedText,
  to: UnitSystem,
  language: CheckedLanguage,
  densityOf: DensityOf,
): MarkedText {
  return applyChanges(step, directionChanges(step.text, to, language, densityOf, 'instead'))
}

/** "2 lb 4 oz" as one amount. */
function inOunces(amount: Amount | undefined, other: FurtherAmount | undefined): Amount | undefined {
  if (amount?.unit?.id !== 'lb' || other?.unit?.id !== 'oz' || other.relation !== 'plus') return undefined
  const total = amount.max * 16 + other.max
  return { ...amount, end: other.end, min: total, max: total, unit: other.unit }
}

function directionChanges(
  text: string,
  to: UnitSystem,
  language: CheckedLanguage,
  densityOf: DensityOf,
  place: Place,
): AmountChange[] {
  const { changes, undone } = undo(text, to, language)
  const temperatures = findTemperatures(text)
  // A tin goes by what it is called: a 900 g loaf tin.
  const sizes = findTins(text, language).flatMap((tin) => tin.sizes)
  const amounts = outside([...undone, ...sizes], findAmounts(text, language))
  for (const [index, amount] of amounts.entries()) {
    if (amount.isPackage || amount.unit?.id === 'cm' || amount.unit?.id === 'mm' || amount.unit?.id === 'inch') continue
    const isPaired = [amounts[index - 1], amounts[index + 1]].some((other) => other && isPair(text, amount, other, to))
    if (!isPaired) changes.push(...convert(text, amount, amount.name, to, language, densityOf, place))
  }
  return [...changes, ...convertTemperatures(text, temperatures, to)]
}

type Convertible = { ingredients: readonly string[]; directions: readonly string[] }

/** A recipe in another system of units: its lines, and the amounts and temperatures in its steps. */
export function convertRecipe<Recipe extends Convertible>(
  recipe: Recipe,
  to: UnitSystem,
  language: CheckedLanguage,
  densityOf: DensityOf,
): Recipe {
  return {
    ...recipe,
    ingredients: recipe.ingredients.map((line) => convertLine(line, to, language, densityOf)),
    directions: recipe.directions.map((text) => convertDirection(text, to, language, densityOf)),
  }
}

/** "200 g/7 oz", "500 ml (2 cups)": two notations of one amount. */
function isPair(text: string, one: Amount, other: Amount, to: UnitSystem): boolean {
  const [first, last] = one.start < other.start ? [one, other] : [other, one]
  return (
    systemOf(other.unit?.id) === to &&
    /^\s*[/(|]\s*(?:(?:about|environ|env\.?)\s+)?$/.test(text.slice(first.end, last.start))
  )
}

function convert(
  text: string,
  amount: Amount,
  name: Span | undefined,
  to: UnitSystem,
  language: CheckedLanguage,
  densityOf: DensityOf,
  place: Place,
): AmountChange[] {
  const named = name ? text.slice(name.start, name.end) : ''
  const density = named === '' ? undefined : densityOfWhole(named, language, densityOf)
  const measured = asMeant(amount, named, density, language)
  const system = systemOf(measured?.unit)
  if (!amount.unit || !measured || system === undefined || system === to || amount.numbers.length === 0) return []
  const { min, max, unit } = convertAmount(measured, to, density)
  if (unit === amount.unit.id) return []
  const values = [...new Set([min, max])]
    .map((value) => writeValue(value, unit, language))
    .join(joinOf(text, amount, place, language))
  // "a 2 inch piece", and "2 inches of ginger".
  const isBefore = unit === 'inch' && isBeforeNoun(text, amount)
  const worked = `${values} ${unitName(unit, isBefore && place === 'instead' ? 1 : max, language, true)}`
  const mark = { start: amount.start, end: amount.end }
  if (place === 'instead') return [{ edits: [{ ...mark, text: worked }], mark }]
  const span = { ...mark, start: amount.about?.start ?? amount.start }
  const given = text.slice(span.start, span.end)
  return [{ edits: [{ ...span, text: `${numbers[language].about} ${worked} (${given})` }], mark }]
}

/** What bars measure by the ounce, and the lexicon has no density for. */
const poured = words(
  'juice gin vodka rum tequila mezcal whiskey whisky bourbon rye cognac brandy vermouth campari aperol liqueur triple cointreau prosecco champagne espresso coffee tea soda tonic beer water broth',
)

/** A stick of butter is a quarter of a pound, and an ounce of what is poured is a fluid one. */
function asMeant(
  { min, max, unit }: Amount,
  name: string,
  density: Density | undefined,
  language: CheckedLanguage,
): Measured | undefined {
  if (!unit) return undefined
  const { word, of } = units[language].quarterPound
  if (unit.word.one === word) {
    const isSo = tokenise(name.slice(0, 40)).some((token) => isOneOf(token, of))
    return isSo ? { min: min / 4, max: max / 4, unit: 'lb' } : undefined
  }
  const isPoured = density?.isLiquid || tokenise(name.slice(0, 40)).some((token) => isOneOf(token, poured))
  return { min, max, unit: unit.id === 'oz' && isPoured ? 'fl-oz' : unit.id }
}

/** Between the two ends of a range: the "and" of "between", else a dash. */
function joinOf(
  text: string,
  { about, numbers: [low, high] }: Amount,
  place: Place,
  language: CheckedLanguage,
): string {
  const isBetween =
    place === 'instead' && about && lines[language].between.has(foldText(text.slice(about.start, about.end)))
  return isBetween && low && high ? text.slice(low.end, high.start) : '–'
}

/** A piece of something, or a package, is no measure of it: "30 g piece of Parmesan" goes by weight. */
function densityOfWhole(name: string, language: CheckedLanguage, densityOf: DensityOf) {
  const unit = readUnit(tokenise(name.slice(0, 40)), 0, language)
  const kind = unit && unitKinds[unit.id]
  return kind === 'piece' || kind === 'container' ? undefined : densityOf(name)
}

function isGiven(unit: ReadUnit | undefined, to: UnitSystem, language: CheckedLanguage): boolean {
  return systemOf(unit?.id) === to || (to === 'us' && unit?.word.one === units[language].quarterPound.word)
}

/** Takes back what was worked out: "about 7 oz (200 g)" is 200 g. */
function undo(text: string, to: UnitSystem, language: CheckedLanguage): { changes: AmountChange[]; undone: Span[] } {
  const tokens = tokenise(text)
  const changes: AmountChange[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token?.text !== numbers[language].about) continue
    const worked = readAmount(tokens, at, language)
    const open = worked && afterBlank(tokens, worked.next)
    if (!worked || open === undefined || tokens[open]?.text !== '(') continue
    const given = readAmount(tokens, open + 1, language)
    const close = tokens[given?.next ?? open]
    if (!given || close?.text !== ')' || !isGiven(given.unit, to, language)) continue
    const inner = tokens[open]?.end ?? 0
    const mark = { start: token.start, end: close.end }
    changes.push({ edits: [{ ...mark, text: text.slice(inner, close.start) }], mark })
  }
  return { changes, undone: changes.map(({ mark }) => mark) }
}
