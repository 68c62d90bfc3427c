import type { CheckedLanguage } from '@roux/contract/language'
import { ofAll } from '../languages/in-each.ts'
import { numbers } from '../languages/numbers.ts'
import { glyphs } from './fractions.ts'
import { afterBlank, isOneOf, type Span, type Token } from './tokens.ts'

/**
 * A number in a text. `form` says how it is written, so that it can be written anew the same way: in digits or
 * fractions ("1 ½"), in words ("half a", "deux"), as a French collective ("une dizaine de"). `next` is the place of
 * the token after it.
 */
export type ReadNumber = Span & {
  value: number
  form: 'digits' | 'words' | 'collective'
  grouped: boolean
  next: number
}

const slashes = new Set(['/', '⁄'])
const joiners = new Set(['-', '‐', '‑', '–'])
const denominators = new Set([2, 3, 4, 5, 6, 8, 10, 16])
const andWords = new Set([...ofAll(numbers, ({ and }) => and), '&'])
const articles = ofAll(numbers, ({ articles }) => articles)
const ofWords = ofAll(numbers, ({ of }) => of)

/** Reads the number that starts at a token, if one does. Reads "1,000" as the language means it. */
export function readNumber(tokens: readonly Token[], at: number, language: CheckedLanguage): ReadNumber | undefined {
  const first = tokens[at]
  if (!first) return undefined
  const read = first.kind === 'word' ? readWords(tokens, at, language) : readDigits(tokens, at, language)
  const last = read && tokens[read.next - 1]
  if (!read || !last || read.value <= 0 || read.value > 1e6) return undefined
  return { start: first.start, end: last.end, form: 'digits', grouped: false, ...read }
}

type Read = Pick<ReadNumber, 'value' | 'next'> & Partial<Pick<ReadNumber, 'form' | 'grouped'>>

function readDigits(tokens: readonly Token[], at: number, language: CheckedLanguage): Read | undefined {
  const glyph = glyphs.get(tokens[at]?.text ?? '')
  if (glyph !== undefined) return { value: glyph, next: afterArticle(tokens, at + 1, language) }
  if (tokens[at]?.text === '.' && tokens[at + 1]?.kind === 'digits') {
    return { value: Number(`0.${tokens[at + 1]?.text}`), next: at + 2 }
  }
  if (tokens[at]?.kind !== 'digits') return undefined
  const fraction = readFraction(tokens, at)
  if (fraction) return { ...fraction, next: afterArticle(tokens, fraction.next, language) }
  const named = readNamedPart(tokens, at, language)
  if (named) return named
  const whole = readGrouped(tokens, at, language) ?? readDecimal(tokens, at)
  if (whole.grouped || !Number.isInteger(whole.value)) return whole
  const half = whole.value === 1 ? afterHalf(tokens, afterBlank(tokens, whole.next), language) : undefined
  if (half !== undefined) return { value: 0.5, next: half }
  const more = readPart(tokens, whole.next, language)
  return more ? { value: whole.value + more.value, next: more.next } : whole
}

/** "½ of a lemon", "1/2 a cucumber", "3/4 de litre": what a fraction in words needs before the noun, and one in digits does not. */
function afterArticle(tokens: readonly Token[], at: number, language: CheckedLanguage): number {
  const link = afterBlank(tokens, at)
  if (link === at) return at
  const { afterFraction, measured, of, articles } = numbers[language]
  if (isOneOf(tokens[link], of)) {
    const article = tokens[link + 1]?.text === "'" ? link + 2 : afterBlank(tokens, link + 1)
    if (isOneOf(tokens[article], articles) && tokens[article + 1]?.kind === 'blank') return article + 1
  }
  if (!isOneOf(tokens[link], afterFraction) || tokens[link + 1]?.kind !== 'blank') return at
  return !measured || isOneOf(tokens[afterBlank(tokens, link + 1)], measured) ? link + 1 : at
}

/** "1 demi-baguette" is half a one. */
function afterHalf(tokens: readonly Token[], at: number, language: CheckedLanguage): number | undefined {
  const { isHalfPrefix, half } = numbers[language]
  return isHalfPrefix && isOneOf(tokens[at], half) ? afterHalfHyphen(tokens, at + 1, language) : undefined
}

/** What may follow a whole number: "½", " 1/2", "-1/2", " and a half", " et demi". */
function readPart(tokens: readonly Token[], at: number, language: CheckedLanguage): Read | undefined {
  const glyphAt = isOneOf(tokens[at], joiners) ? at + 1 : afterBlank(tokens, at)
  const glyph = glyphs.get(tokens[glyphAt]?.text ?? '')
  if (glyph !== undefined) return { value: glyph, next: glyphAt + 1 }
  const gap = tokens[at]
  if (gap && (gap.kind === 'blank' || isOneOf(gap, joiners))) {
    const fraction = readFraction(tokens, at + 1)
    if (fraction) return fraction
  }
  return readAndHalf(tokens, at, language)
}

/** " and a half", " & 1/2", " et demie" after a number or a unit. */
export function readAndHalf(tokens: readonly Token[], at: number, language: CheckedLanguage): Read | undefined {
  const and = afterBlank(tokens, at)
  if (!isOneOf(tokens[and], andWords)) return undefined
  let half = afterBlank(tokens, and + 1)
  const fraction = readFraction(tokens, half) ?? readGlyph(tokens, half)
  if (fraction) return fraction
  if (isOneOf(tokens[half], articles)) half = afterBlank(tokens, half + 1)
  if (!isOneOf(tokens[half], numbers[language].half)) return undefined
  return { value: 0.5, next: half + 1 }
}

function readGlyph(tokens: readonly Token[], at: number): Read | undefined {
  const value = glyphs.get(tokens[at]?.text ?? '')
  return value === undefined ? undefined : { value, next: at + 1 }
}

function readFraction(tokens: readonly Token[], at: number): Read | undefined {
  const [above, slash, below] = tokens.slice(at, at + 3)
  if (above?.kind !== 'digits' || !isOneOf(slash, slashes) || below?.kind !== 'digits') return undefined
  const [over, under] = [Number(above.text), Number(below.text)]
  // "8/10 prawns" are eight to ten.
  const isFraction = denominators.has(under) && over > 0 && over < under && !(under === 10 && over % 2 === 0)
  return isFraction ? { value: over / under, next: at + 3 } : undefined
}

/** "1 000", in English "1,000": groups of three. In English "1 400 g tin" is one tin, so only "1 000" counts. */
function readGrouped(tokens: readonly Token[], at: number, language: CheckedLanguage): Read | undefined {
  const [first, gap, group] = tokens.slice(at, at + 3)
  if (!first || !gap || group?.kind !== 'digits' || group.text.length !== 3) return undefined
  if (first.text.length > 3 || first.text.startsWith('0')) return undefined
  const { groupMark } = numbers[language]
  const byBlank = gap.kind === 'blank' && gap.end - gap.start === 1 && (groupMark === ' ' || group.text === '000')
  if (!byBlank && !(gap.text === ',' && groupMark === ',')) return undefined
  return { value: Number(first.text) * 1000 + Number(group.text), next: at + 3, grouped: true }
}

function readDecimal(tokens: readonly Token[], at: number): Read {
  const [whole, point, decimals] = tokens.slice(at, at + 3)
  if ((point?.text === '.' || point?.text === ',') && decimals?.kind === 'digits') {
    return { value: Number(`${whole?.text}.${decimals.text}`), next: at + 3 }
  }
  return { value: Number(whole?.text), next: at + 1 }
}

function readWords(tokens: readonly Token[], at: number, language: CheckedLanguage): Read | undefined {
  const read =
    readCollective(tokens, at, language) ??
    readHalfOf(tokens, at, language) ??
    readNamedPart(tokens, at, language) ??
    readWord(tokens, at, language)
  if (!read) return undefined
  const following = tokens[afterBlank(tokens, isOneOf(tokens[read.next], joiners) ? read.next + 1 : read.next)]
  return isOneOf(following, numbers[language].notCounted) ? allowGood(following, read) : { form: 'words', ...read }
}

/** "a good handful" is a handful; "a little" is nothing that can be counted. */
function allowGood(following: Token | undefined, read: Read): Read | undefined {
  return following?.text === 'good' ? { form: 'words', ...read } : undefined
}

function readWord(tokens: readonly Token[], at: number, language: CheckedLanguage): Read | undefined {
  if (isOneOf(tokens[at + 1], new Set(["'"]))) return undefined
  const spelled = readCouple(tokens, at, language) ?? readSpelled(tokens, at, language)
  const half = spelled && readAndHalf(tokens, spelled.next, language)
  return half ? { value: spelled.value + half.value, next: half.next } : spelled
}

/** "Six", and what is tied to one of several words: "twenty-five", « soixante et onze ». */
function readSpelled(tokens: readonly Token[], at: number, language: CheckedLanguage): Read | undefined {
  let read: Read | undefined
  let said = ''
  for (let next = at; next < at + 7 && tokens[next]?.kind === 'word' && !tokens[next]?.isAccented; next += 2) {
    said += tokens[next]?.text
    const value = worthOf(said, language)
    if (value !== undefined) read = { value, next: next + 1 }
    if (!read || (tokens[next + 1]?.kind !== 'blank' && !isOneOf(tokens[next + 1], joiners))) break
    said += '-'
  }
  return read
}

function worthOf(word: string, language: CheckedLanguage): number | undefined {
  const { words, articles } = numbers[language]
  return words.get(word) ?? (articles.has(word) ? 1 : undefined)
}

function readCouple(tokens: readonly Token[], at: number, language: CheckedLanguage): Read | undefined {
  const couple = afterBlank(tokens, at + 1)
  if (`${tokens[at]?.text} ${tokens[couple]?.text}` !== numbers[language].couple) return undefined
  const of = afterBlank(tokens, couple + 1)
  return { value: 2, next: isOneOf(tokens[of], numbers[language].of) ? of + 1 : couple + 1 }
}

function readCollective(tokens: readonly Token[], at: number, language: CheckedLanguage): Read | undefined {
  const noun = afterBlank(tokens, at + 1)
  const { collectives } = numbers[language]
  const value = collectives?.words.get(tokens[noun]?.text ?? '')
  if (tokens[at]?.text !== collectives?.article || value === undefined) return undefined
  return { value, next: noun + 1, form: 'collective' }
}

/** « la moitié d'un », and not « la moitié du beurre » */
function readHalfOf(tokens: readonly Token[], at: number, language: CheckedLanguage): Read | undefined {
  const half = afterBlank(tokens, at + 1)
  if (`${tokens[at]?.text} ${tokens[half]?.text}` !== numbers[language].halfOf) return undefined
  const of = afterBlank(tokens, half + 1)
  const article = afterBlank(tokens, tokens[of + 1]?.text === "'" ? of + 2 : of + 1)
  return isOneOf(tokens[of], ofWords) && isOneOf(tokens[article], articles)
    ? { value: 0.5, next: article + 1 }
    : undefined
}

/** "half a", "a quarter of a, "three-quarters of a", "une demi-", "un quart de", "trois quarts d'une". */
function readNamedPart(tokens: readonly Token[], at: number, language: CheckedLanguage): Read | undefined {
  const { parts, canPartStandAlone } = numbers[language]
  const said = tokens[at]?.text ?? ''
  const count = tokens[at]?.kind === 'digits' ? Number(said) : worthOf(said, language)
  const nameAt = count === undefined ? at : afterBlank(tokens, isOneOf(tokens[at + 1], joiners) ? at + 2 : at + 1)
  const part = parts.get(tokens[nameAt]?.text ?? '')
  if (part === undefined || (count === undefined && part !== 0.5 && !canPartStandAlone)) return undefined
  const value = (count ?? 1) * part
  if (value >= 1) return undefined
  const next = afterHalfHyphen(tokens, nameAt + 1, language)
  if (next === undefined) return undefined
  let end = next
  const of = afterBlank(tokens, end)
  if (isOneOf(tokens[of], ofWords)) end = tokens[of + 1]?.text === "'" ? of + 2 : of + 1
  const article = afterBlank(tokens, end)
  return { value, next: worthOf(tokens[article]?.text ?? '', language) === 1 ? article + 1 : end }
}

/** The hyphen of "demi-botte" belongs to the number; "half-fat" and "demi-sel" are words of their own. */
function afterHalfHyphen(tokens: readonly Token[], at: number, language: CheckedLanguage): number | undefined {
  if (!isOneOf(tokens[at], joiners)) return at
  const { isHalfPrefix, notCounted } = numbers[language]
  return isHalfPrefix && !isOneOf(tokens[at + 1], notCounted) ? at + 1 : undefined
}
