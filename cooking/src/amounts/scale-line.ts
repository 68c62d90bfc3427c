import type { CheckedLanguage } from '@roux/contract/language'
import { agreement } from '../languages/agreement.ts'
import { numbers } from '../languages/numbers.ts'
import type { Span } from '../text/tokens.ts'
import { agreeName, agreePreparation } from './agree.ts'
import { factOf } from './counted-words.ts'
import { type AmountChange, applyChanges, type Edit, type MarkedText } from './edits.ts'
import type { Amount } from './read-amount.ts'
import { type ReadLine, readLine } from './read-line.ts'
import type { FurtherAmount } from './read-more.ts'
import { countsPieces, rewriteAmount } from './rewrite-amount.ts'
import { type Rounded, roundAmount } from './round-amount.ts'
import { writeFraction } from './write-number.ts'

/**
 * An ingredient line for another number of people. Amounts are rounded to what can be measured ("1½ eggs", "¾ tsp",
 * "350 g"), units and counted names agree with their number where the words are known, and everything else stays:
 * the size of a tin, the words that are not understood, the line itself where it has no amount. Numbers keep the way
 * they were written, words or digits, so that twice the line and half of that is the line again; only fractions are
 * printed anew ("1/2" as "½"), and a unit that was left gives its usual name ("0.5 kg" – "1 kg" – "500 g").
 * @param factor wanted servings divided by given ones; what is no positive number leaves the line as it is.
 */
export function scaleLine(line: string, factor: number, language: CheckedLanguage): string {
  return markScaledLine(line, factor, language).text
}

/** The same, with the places of what has changed, now and, as `marks`, before. */
export function markScaledLine(
  line: string,
  factor: number,
  language: CheckedLanguage,
  marks: MarkedText['marks'] = [],
): MarkedText {
  const asItIs = { text: line, marks }
  if (!isScaling(factor)) return asItIs
  const read = readLine(line, language)
  if (forEach.test(line.replaceAll(/\([^()]*\)/g, ''))) return asItIs
  const { amount, others } = read
  const main = amount && (carryPounds(amount, others[0], factor) ?? scaleMain(line, read, amount, factor, language))
  const further = others.flatMap((other, place) => {
    // Of "a pinch or two" and "20 cm/8 in tin" the first is none.
    if (!main && other.relation !== 'with' && other.relation !== 'plus') return []
    return [carryPounds(other, others[place + 1], factor) ?? scaleAmount(line, other, factor, language, other.of)]
  })
  return applyChanges(asItIs, main ? [main, ...further] : further)
}

/** What is said of each person is as much for each, however many there are. */
const forEach =
  /(?<!\p{L})(?:(?:per|for each) (?:person|head|guest|serving)|(?:par|pour chaque) (?:personne|convive|tête|portion))(?!\p{L})/iu

/** Does a factor change anything that can be changed? */
export function isScaling(factor: number): boolean {
  return factor > 0 && factor < 1000 && factor !== 1
}

/** "1 lb 8 oz", halved or doubled: what is no whole pound goes into the ounces, and sixteen of them are one more. */
function carryPounds(amount: Amount, other: FurtherAmount | undefined, factor: number): AmountChange | undefined {
  const isPair = amount.unit?.id === 'lb' && other?.unit?.id === 'oz' && other.start - amount.end <= 1
  const [pounds, ounces] = [amount.numbers[0], other?.numbers[0]]
  if (!isPair || !other || !pounds || !ounces) return undefined
  if (Number.isInteger(amount.max * factor) && other.max * factor < 16) return undefined
  const total = roundAmount(
    { min: 0, max: (amount.max * 16 + other.max) * factor, unit: 'oz' },
    Infinity,
    'unknown',
  ).max
  const whole = Math.floor(total / 16)
  const left = total - whole * 16
  const first =
    whole === 0
      ? { start: amount.start, end: other.start, text: '' }
      : { start: pounds.start, end: pounds.end, text: String(whole) }
  const rest =
    left === 0
      ? { start: amount.end, end: other.end, text: '' }
      : { start: ounces.start, end: ounces.end, text: writeFraction(left, 'en') }
  return { edits: [first, rest], mark: { start: amount.start, end: other.end } }
}

function scaleMain(
  line: string,
  read: ReadLine,
  amount: Amount,
  factor: number,
  language: CheckedLanguage,
): AmountChange {
  const { ingredient, preparation } = read
  // "400 g tin tomatoes x 2" does not count tomatoes.
  const isApart = read.size && ingredient && ingredient.end <= amount.start
  const change = scaleAmount(line, amount, factor, language, isApart ? undefined : ingredient)
  const { participles } = agreement[language]
  if (!participles || !preparation || !countsPieces(amount)) return change
  const many = changedNumber(amount, rounded(line, amount, factor, language, ingredient), language)
  if (many === undefined) return change
  const gender = amount.unit
    ? amount.unit.word.gender
    : ingredient && factOf(line.slice(ingredient.start, ingredient.end), language)?.gender
  const agreed = agreePreparation(line, preparation, many, gender && gender === 'f', language)
  return { ...change, edits: [...change.edits, ...agreed] }
}

/** The changes that scale one amount of a text, and the name that is counted by it. */
export function scaleAmount(
  text: string,
  amount: Amount,
  factor: number,
  language: CheckedLanguage,
  name: Span | undefined,
): AmountChange {
  const anew = rounded(text, amount, factor, language, name)
  const edits = rewriteAmount(text, amount, anew, language, name).filter((edit) => changesText(text, edit))
  const mark = markOf(amount)
  const many = changedNumber(amount, anew, language)
  if (many === undefined || amount.unit || !name || isOfMany(text, amount, name)) return { edits, mark }
  return { edits: [...edits, ...agreeName(text, name, many, language)], mark }
}

/** "1 of the eggs" */
function isOfMany(text: string, { end }: Amount, { start }: Span): boolean {
  return /^\s+(?:of (?:the|your)|des)\s/i.test(text.slice(end, start))
}

function changesText(text: string, { start, end, text: anew }: Edit): boolean {
  return text.slice(start, end) !== anew
}

/** The figure with its unit where that stands beside it: not the "400 g" of "2 x 400 g tins". */
function markOf({ start, numbers, unit, half }: Amount): Span {
  const end = numbers.at(-1)?.end ?? start
  const isBeside = unit !== undefined && unit.start >= end && unit.start - end <= 1
  return { start, end: half?.end ?? (isBeside && numbers.length > 0 ? unit.end : end) }
}

function rounded(
  text: string,
  amount: Amount,
  factor: number,
  language: CheckedLanguage,
  name: Span | undefined,
): Rounded {
  const fact = name && factOf(text.slice(name.start, name.end), language)
  const scaled = { min: amount.min * factor, max: amount.max * factor, unit: amount.unit?.id }
  return roundAmount(scaled, amount.max, fact?.counting ?? 'unknown')
}

/** Whether the scaled amount is a plural, where that has changed. */
function changedNumber(amount: Amount, anew: Rounded, language: CheckedLanguage): boolean | undefined {
  const { isMany } = numbers[language]
  const is = isMany(anew.max)
  return is === isMany(amount.max) ? undefined : is
}
