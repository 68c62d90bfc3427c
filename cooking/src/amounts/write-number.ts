import type { CheckedLanguage } from '@roux/contract/language'
import type { Gender } from '../foods/nouns.ts'
import { numbers } from '../languages/numbers.ts'
import { glyphs } from '../text/fractions.ts'

/** Those that a cook measures with. */
const fractions = Array.from('⅛¼⅓⅜½⅝⅔¾⅞', (glyph) => [glyphs.get(glyph) ?? 0, glyph] as const)

/** A number as a cookbook prints it: "½", "1½" (in French "1 ½"). */
export function writeFraction(value: number, language: CheckedLanguage): string {
  const whole = Math.floor(value + 0.004)
  const glyph = fractions.find(([part]) => Math.abs(value - whole - part) < 0.004)?.[1]
  if (!glyph) return writeDecimal(value, language)
  return whole === 0 ? glyph : `${whole}${numbers[language].beforeFraction}${glyph}`
}

/** A number in decimals, with the French comma: "1.2", "1,2". At most three decimals. */
export function writeDecimal(value: number, language: CheckedLanguage): string {
  return String(Math.round(value * 1000) / 1000).replace('.', numbers[language].decimalMark)
}

/**
 * A number in words as it stands before a noun: "a", "half an", "two", "une", "une demi-". Undefined where a cook would
 * write digits, or in French where the gender decides and is not known.
 * @param next the word that follows.
 */
export function writeWords(
  value: number,
  language: CheckedLanguage,
  next: string,
  gender: Gender | undefined,
): string | undefined {
  const { words, writeOne } = numbers[language]
  if (value >= 2 && value <= 12) return [...words].find(([, worth]) => worth === value)?.[0]
  return value === 1 || value === 0.5 ? writeOne(value === 0.5, next, gender) : undefined
}

/** "une dizaine", where there is such a word. */
export function writeCollective(value: number, language: CheckedLanguage): string | undefined {
  const { collectives } = numbers[language]
  const [word] = [...(collectives?.words ?? [])].find(([, worth]) => worth === value) ?? []
  return word && `${collectives?.article} ${word}`
}
