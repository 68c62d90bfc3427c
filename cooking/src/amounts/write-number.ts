import type { Language } from '@roux/contract/language'

const fractions: readonly (readonly [value: number, glyph: string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
]

/** A number as a cookbook prints it: "½", "1½" (in French "1 ½"). */
export function writeFraction(value: number, language: Language): string {
  const whole = Math.floor(value + 0.004)
  const glyph = fractions.find(([part]) => Math.abs(value - whole - part) < 0.004)?.[1]
  if (!glyph) return writeDecimal(value, language)
  return whole === 0 ? glyph : `${whole}${language === 'fr' ? ' ' : ''}${glyph}`
}

/** A number in decimals, with the French comma: "1.2", "1,2". At most three decimals. */
export function writeDecimal(value: number, language: Language): string {
  const text = String(Math.round(value * 1000) / 1000)
  return language === 'fr' ? text.replace('.', ',') : text
}

const words: Record<Language, readonly string[]> = {
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  fr: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
}

/**
 * A number in words as it stands before a noun: "a", "half an", "two", "une", "une demi-". Undefined where a cook would
 * write digits, or in French where the gender decides and is not known.
 * @param next the word that follows.
 */
export function writeWords(
  value: number,
  language: Language,
  next: string,
  gender: 'm' | 'f' | undefined,
): string | undefined {
  if (Number.isInteger(value) && value >= 2) return words[language][value - 2]
  if (value !== 1 && value !== 0.5) return undefined
  if (language === 'en') {
    const article = /^[aeio]|^u(?!n[ie])/i.test(next) ? 'an' : 'a'
    return value === 1 ? article : `half ${article}`
  }
  if (!gender) return undefined
  return (gender === 'f' ? 'une' : 'un') + (value === 1 ? '' : ' demi-')
}

const tens: ReadonlyMap<number, string> = new Map([
  [8, 'huitaine'],
  [10, 'dizaine'],
  [15, 'quinzaine'],
  [20, 'vingtaine'],
  [30, 'trentaine'],
  [40, 'quarantaine'],
  [50, 'cinquantaine'],
  [60, 'soixantaine'],
  [100, 'centaine'],
])

/** "une dizaine", where there is such a word. */
export function writeCollective(value: number): string | undefined {
  const word = tens.get(value)
  return word && `une ${word}`
}
