import type { CheckedLanguage } from '@roux/contract/language'
import type { UnitId } from '../languages/unit-kinds.ts'
import { units } from '../languages/units.ts'
import type { Words } from '../languages/word-list.ts'
import { afterBlank, isOneOf, longestPhrase, type Span, type Token } from '../text/tokens.ts'
import { type UnitWord, unitWords } from './unit-words.ts'

/** A unit in a text with the adjectives that go with it ("grosses pincées"); `noun` is the unit's own words. */
export type ReadUnit = Span & { id: UnitId; word: UnitWord; noun: Span; next: number }
const hyphens = new Set(['-', '‐', '‑'])
const inches = new Set(['″', '"', '”'])

/** Reads the unit that starts at a token or after a blank or a hyphen. */
export function readUnit(tokens: readonly Token[], at: number, language: CheckedLanguage): ReadUnit | undefined {
  const sign = tokens[at]
  if (sign && isOneOf(sign, inches) && tokens[at - 1]?.kind !== 'blank') return inchSign(sign, at)
  if (sign?.text === 'in' && tokens[at - 1]?.kind === 'digits') return inchSign(sign, at)
  const first = isOneOf(sign, hyphens) ? at + 1 : afterBlank(tokens, at)
  let noun = first
  while (isOneOf(tokens[noun], units[language].before)) {
    noun = afterBlank(tokens, isOneOf(tokens[noun + 1], hyphens) ? noun + 2 : noun + 1)
  }
  let phrase = longestPhrase(tokens, noun, unitWords[language])
  if (!phrase && noun > first) {
    // "1 thumb ginger": what mostly describes a unit is one here.
    noun = first
    phrase = longestPhrase(tokens, noun, unitWords[language])
  }
  const start = tokens[first]
  if (!phrase || !start || isPartOfWord(tokens, phrase.next)) return undefined
  const word = asMeant(tokens, noun, phrase.next, phrase.value, language)
  if (!word) return undefined
  const next = afterFullStop(tokens, phrase.next)
  const ownWords = { start: tokens[noun]?.start ?? start.start, end: tokens[phrase.next - 1]?.end ?? start.end }
  const last = afterAdjectives(tokens, next, units[language].after)
  return {
    id: word.id,
    word,
    noun: ownWords,
    start: start.start,
    end: tokens[last - 1]?.end ?? ownWords.end,
    next: last,
  }
}

function inchSign(sign: Token, at: number): ReadUnit {
  const word: UnitWord = { id: 'inch', one: sign.text, many: sign.text, gender: undefined }
  return { id: 'inch', word, noun: sign, start: sign.start, end: sign.end, next: at + 1 }
}

/** "part-baked" and "pot-au-feu" are no units, nor is "l'" in "l'ail". */
function isPartOfWord(tokens: readonly Token[], next: number): boolean {
  const sign = tokens[next]
  if (sign?.text === "'") return true
  return isOneOf(sign, hyphens) && tokens[next + 1]?.kind === 'word'
}

function asMeant(
  tokens: readonly Token[],
  at: number,
  next: number,
  word: UnitWord,
  language: CheckedLanguage,
): UnitWord | undefined {
  if (word.one === 't' && tokens[at]?.isCapital) return unitWords[language].get('tbsp')
  const { onlyBefore, drizzle } = units[language]
  const text = tokens[at]?.text ?? ''
  const following = wordAfterOf(tokens, next)
  const allowed = next === at + 1 ? onlyBefore.get(text) : undefined
  if (allowed && !allowed.has(following)) return undefined
  return word.one === drizzle?.word && drizzle.of.has(following) ? { ...word, id: 'drizzle' } : word
}

/** The word after "de", "d'", "de la" … */
function wordAfterOf(tokens: readonly Token[], at: number): string {
  let place = afterBlank(tokens, at)
  for (let count = 0; count < 4 && linkers.has(tokens[place]?.text ?? ''); count++)
    place = afterBlank(tokens, place + 1)
  return tokens[place]?.text ?? ''
}
const linkers = new Set(['de', 'd', "'", 'la', 'l', 'du', 'des'])

/** The full stop of an abbreviation ("tbsp. oil", "(3 oz.)"), but not that of a sentence. */
function afterFullStop(tokens: readonly Token[], at: number): number {
  const isAbbreviated = tokens[at]?.text === '.' && (tokens[at - 1]?.text.length ?? 9) <= 4
  const next = tokens[afterBlank(tokens, at + 1)]
  return isAbbreviated && (next?.kind === 'word' || next?.text === ')' || next?.text === '/') ? at + 1 : at
}

function afterAdjectives(tokens: readonly Token[], at: number, adjectives: Words): number {
  let end = at
  for (let place = afterBlank(tokens, at); isOneOf(tokens[place], adjectives); place = afterBlank(tokens, place + 1)) {
    end = place + 1
  }
  return end
}
