import { foldText } from '@roux/contract/fold-text'
import type { CheckedLanguage } from '@roux/contract/language'
import { agreement } from '../languages/agreement.ts'
import { numbers } from '../languages/numbers.ts'
import { type UnitId, unitKinds } from '../languages/unit-kinds.ts'
import { units } from '../languages/units.ts'
import type { ReadNumber } from '../text/read-number.ts'
import type { Span } from '../text/tokens.ts'
import { agreeUnit } from './agree.ts'
import { factOf } from './counted-words.ts'
import type { Edit } from './edits.ts'
import type { Amount } from './read-amount.ts'
import type { Rounded } from './round-amount.ts'
import { writeCollective, writeDecimal, writeFraction, writeWords } from './write-number.ts'

const decimalUnits: ReadonlySet<UnitId | undefined> = new Set<UnitId>([
  'mg',
  'g',
  'kg',
  'ml',
  'cl',
  'dl',
  'l',
  'mm',
  'cm',
])

/** The name of a unit after a number, for amounts that change their unit. */
export function unitName(unit: UnitId, value: number, language: CheckedLanguage, isApart: boolean): string {
  const many = numbers[language].isMany(value)
  // A unit of one letter is all that stands behind a number without a blank.
  const written = unit === 'l' && !isApart ? undefined : units[language].written[unit]
  const [one = '', more = one] = (written ?? unit.replace('-', ' ')).split(':')
  return many ? more : one
}

/** A value as it is printed before its unit: metric ones in decimals, the rest in fractions. */
export function writeValue(value: number, unit: UnitId | undefined, language: CheckedLanguage): string {
  return decimalUnits.has(unit) ? writeDecimal(value, language) : writeFraction(value, language)
}

/**
 * The changes that make an amount of a text another one: its numbers in the way they were written (digits stay
 * digits, "une" becomes "deux"), its unit in the right number. The counted name is for the caller.
 * @param name what is counted, where it is known.
 */
export function rewriteAmount(
  text: string,
  amount: Amount,
  anew: Rounded,
  language: CheckedLanguage,
  name: Span | undefined,
): Edit[] {
  const [low, high] = amount.numbers
  const half = amount.half ? [{ start: amount.half.start, end: amount.half.end, text: '' }] : []
  const edits = [...half, ...rewriteUnit(text, amount, anew, language)]
  if (!low)
    return anew.max === 1
      ? edits
      : [...edits, { start: amount.start, end: amount.start, text: writeImplied(amount, anew.max, language) }]
  const unit = anew.unit
  if (high && anew.min !== anew.max) {
    // Both ends in one way: "un ou deux" may become "1 ou 2", never "1 ou deux".
    const isSpelt = [anew.min, anew.max].every((value) => Number.isInteger(value) && value >= 2 && value <= 12)
    const form = isSpelt ? low.form : 'digits'
    return [...edits, writeOne(text, { ...low, form }, anew.min), writeOne(text, { ...high, form }, anew.max)]
  }
  const span = { ...low, end: (high ?? low).end }
  if (anew.min === anew.max) return [...edits, writeOne(text, span, anew.max)]
  const both = `${writeValue(anew.min, unit, language)}–${writeValue(anew.max, unit, language)}`
  return [...edits, inPlace(text, span, both, language)]

  function writeOne(line: string, number: ReadNumber, value: number): Edit {
    return writeNumber(line, number, value, anew.unit, language, amount, name)
  }
}

/** The count that a line leaves out: "2 x " before "400 g tins", "2 " before "pinches". */
function writeImplied({ start, unit }: Amount, value: number, language: CheckedLanguage): string {
  return `${writeFraction(value, language)} ${unit && unit.start > start ? 'x ' : ''}`
}

function writeNumber(
  text: string,
  number: ReadNumber,
  value: number,
  unit: UnitId | undefined,
  language: CheckedLanguage,
  amount: Amount,
  name: Span | undefined,
): Edit {
  if (number.form === 'collective') {
    const word = writeCollective(value, language)
    if (word) return inPlace(text, number, word, language)
    const link = /^\s+(?:de\s+|d['’])/i.exec(text.slice(number.end, number.end + 8))?.[0].length ?? 0
    return { start: number.start, end: number.end + link, text: `${numbers[language].about} ${value} ` }
  }
  if (number.form === 'words') {
    const following = amount.unit ?? name
    const next = text.slice(number.end, number.end + 8).trimStart()
    const words = writeWords(value, language, next, genderOf(text, number, amount, name, language))
    // Nobody says "une demi-bonne pincée", or "une demi-" of nothing.
    const isApart =
      words?.endsWith('-') &&
      (!following || agreement[language].beforeNoun.has(foldText(firstWord(text, following.start))))
    if (words && !isApart) return inPlace(text, number, words, language)
  }
  if (number.grouped && value >= 1000 && Number.isInteger(value)) {
    const mark = /\D/.exec(text.slice(number.start, number.end))?.[0] ?? ''
    return inPlace(text, number, String(value).replace(/\B(?=(?:\d{3})+$)/g, mark), language)
  }
  return inPlace(text, number, writeValue(value, unit, language), language, !amount.unit)
}

function firstWord(text: string, start = 0): string {
  return /^\p{L}*/u.exec(text.slice(start, start + 20))?.[0] ?? ''
}

function genderOf(
  text: string,
  number: Span,
  amount: Amount,
  name: Span | undefined,
  language: CheckedLanguage,
): 'm' | 'f' | undefined {
  const written = /^(une?)\b/i.exec(text.slice(number.start, number.start + 4))?.[1]
  if (written) return written.length === 3 ? 'f' : 'm'
  if (amount.unit) return amount.unit.word.gender
  return name && factOf(text.slice(name.start, name.end), language)?.gender
}

/** The edit of a number with what stands around it: capitals, blanks, and "d'un" – "de deux". */
function inPlace(text: string, { start, end }: Span, anew: string, language: CheckedLanguage, isBare = false): Edit {
  const first = text.charAt(start)
  const cased = /\p{Lu}/u.test(first) ? anew.charAt(0).toUpperCase() + anew.slice(1) : anew
  const isGlued = /\p{L}/u.test(text.charAt(end)) && (isBare || /[\p{L}'-]/u.test(text.charAt(end - 1)))
  const isHyphened = anew.endsWith('-') && /\s/.test(text.charAt(end))
  const edit = { start, end: isHyphened ? end + 1 : end, text: isGlued && !anew.endsWith('-') ? `${cased} ` : cased }
  const { elides } = agreement[language]
  return elides ? withElision(text, edit, elides) : edit
}

function withElision(text: string, edit: Edit, before: RegExp): Edit {
  const of = /(?<!\p{L})(?:d['’]|de )$/iu.exec(text.slice(Math.max(0, edit.start - 4), edit.start))?.[0]
  if (!of) return edit
  const isElided = of.length === 2
  const elides = before.test(edit.text)
  if (elides === isElided) return edit
  return { start: edit.start - of.length, end: edit.end, text: (elides ? "d'" : 'de ') + edit.text }
}

function rewriteUnit(text: string, amount: Amount, anew: Rounded, language: CheckedLanguage): Edit[] {
  const { unit } = amount
  if (!unit || !anew.unit) return []
  if (unit.id === anew.unit) {
    const was = numbers[language].isMany(amount.numbers.at(-1)?.value ?? 1)
    const is = numbers[language].isMany(anew.max)
    // "a 2-inch knob", "2 inch piece"
    const isOfNoun =
      text.charAt(unit.start - 1) === '-' || (unitKinds[unit.id] === 'length' && isBeforeNoun(text, unit))
    return was === is || isOfNoun ? [] : agreeUnit(text, unit, is, language)
  }
  const isApart = unit.start > (amount.numbers.at(-1)?.end ?? unit.start)
  return [{ start: unit.start, end: unit.end, text: unitName(anew.unit, anew.max, language, isApart) }]
}

/** Is a length that of the noun behind it: "2 inch piece", and not "2 inches of ginger"? */
export function isBeforeNoun(text: string, { end }: Span): boolean {
  return /^\s+(?!of\s|de\s|d['’])\p{L}/u.test(text.slice(end, end + 5))
}

/** Is the unit a part or a package that is counted, so that participles may speak of it? */
export function countsPieces(amount: Amount): boolean {
  const kind = amount.unit && unitKinds[amount.unit.id]
  return kind === undefined || kind === 'piece'
}
