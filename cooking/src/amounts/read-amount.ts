import type { CheckedLanguage } from '@roux/contract/language'
import { ofAll } from '../languages/in-each.ts'
import { lines } from '../languages/lines.ts'
import { numbers } from '../languages/numbers.ts'
import { type ReadNumber, readAndHalf, readNumber } from '../text/read-number.ts'
import { afterBlank, isOneOf, type Span, type Token } from '../text/tokens.ts'
import { type ReadUnit, readUnit } from './read-unit.ts'

/**
 * An amount in a text: a number or a range of numbers, mostly with a unit. The span begins at the first number and
 * ends after the unit. `about` is the word before it that makes it inexact ("about", "between"). `half` is the " et demi" or the
 * " 500" of "1 kg 500" after a unit, which `min` and `max` include. `next` is the place of the token after it.
 */
export type Amount = Span & {
  min: number
  max: number
  /** One, or the two ends of a range. None where one piece is meant without saying so: "400 g tin tomatoes". */
  numbers: readonly ReadNumber[]
  unit?: ReadUnit
  about?: Span
  half?: Span
  next: number
}
const betweenWords = ofAll(lines, ({ between }) => between)
const dashes = new Set(['-', '‐', '‑', '–', '—', '−'])
const andWords = ofAll(numbers, ({ and }) => and)
/** A range of dashes in which one end is this many times the other is none: "1 - 400 g tin". */
const widest = 12

/** Reads the amount that starts at a token, in a bounded number of steps. */
export function readAmount(tokens: readonly Token[], at: number, language: CheckedLanguage): Amount | undefined {
  let place = at
  let about: Span | undefined
  const prefix = tokens[place]
  if (prefix && isOneOf(prefix, lines[language].about)) {
    about = { start: prefix.start, end: prefix.end }
    place = afterBlank(tokens, tokens[place + 1]?.text === '.' ? place + 2 : place + 1)
  }
  const between = tokens[place]
  const isBetween = isOneOf(between, betweenWords)
  if (between && isBetween) about ??= { start: between.start, end: between.end }
  const low = readNumber(tokens, isBetween ? afterBlank(tokens, place + 1) : place, language)
  if (!low) return undefined
  const high = readSecond(tokens, low, language, isBetween)
  const last = high ?? low
  const unit = readUnit(tokens, last.form === 'collective' ? afterOf(tokens, last.next) : last.next, language)
  const half =
    unit && Number.isInteger(low.value)
      ? (readAndHalf(tokens, unit.next, language) ??
        readThousandths(tokens, unit, language) ??
        readBehind(tokens, unit, language))
      : undefined
  const next = half?.next ?? unit?.next ?? last.next
  const end = tokens[next - 1]?.end ?? last.end
  return {
    start: low.start,
    end,
    min: low.value + (half?.value ?? 0),
    max: last.value + (half?.value ?? 0),
    numbers: high ? [low, high] : [low],
    next,
    ...(unit && { unit }),
    ...(about && { about }),
    ...(half && unit && { half: { start: unit.end, end } }),
  }
}

/** "1 kg 500" is a kilo and a half. */
function readThousandths(tokens: readonly Token[], { id, next }: ReadUnit, language: CheckedLanguage) {
  const grams = tokens[afterBlank(tokens, next)]
  const isSo =
    numbers[language].saysThousandths &&
    (id === 'kg' || id === 'l') &&
    grams?.kind === 'digits' &&
    grams.text.length === 3
  const after = afterBlank(tokens, next) + 1
  if (!isSo || readUnit(tokens, after, language)) return undefined
  return { value: Number(grams.text) / 1000, next: after }
}

/** "1 tasse ½ de farine" is one and a half. */
function readBehind(tokens: readonly Token[], { next }: ReadUnit, language: CheckedLanguage) {
  const at = afterBlank(tokens, next)
  const part = numbers[language].saysThousandths ? readNumber(tokens, at, language) : undefined
  const isPart = part !== undefined && part.value < 1 && part.form === 'digits'
  return isPart && isOneOf(tokens[afterBlank(tokens, part.next)], numbers[language].of) ? part : undefined
}

/** "une dizaine de feuilles": the unit stands after "de". */
function afterOf(tokens: readonly Token[], at: number): number {
  const of = afterBlank(tokens, at)
  return tokens[of]?.text === 'de' ? of + 1 : at
}

function readSecond(
  tokens: readonly Token[],
  low: ReadNumber,
  language: CheckedLanguage,
  isBetween: boolean,
): ReadNumber | undefined {
  const place = afterBlank(tokens, low.next)
  const sign = tokens[place]
  const isWord =
    isOneOf(sign, numbers[language].to) || isOneOf(sign, numbers[language].or) || (isBetween && isOneOf(sign, andWords))
  if (!isOneOf(sign, dashes) && !(isWord && place > low.next)) return undefined
  const high = readNumber(tokens, afterBlank(tokens, place + 1), language)
  if (!high || high.form !== low.form || high.value <= low.value) return undefined
  return isWord || high.value <= low.value * widest ? high : undefined
}
