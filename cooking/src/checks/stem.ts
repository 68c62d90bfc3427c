import type { Language } from '@roux/contract/language'

/** Words that the rules of `stem` would tear from their singular. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['knives', 'knife'],
])

/**
 * What singular and plural of a word have in common, given without case and accents. It is no word: names and texts are
 * both cut the same way. Short words keep their last letter, so that "al dente" is no ale.
 */
export function stem(word: string, language: Language): string {
  if (language === 'fr') return word.length > 3 ? word.replace(/[sx]$/, '') : word
  const known = irregular.get(word)
  if (known) return known
  const singular = word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  if (singular.length > 3 && singular.endsWith('ie')) return `${singular.slice(0, -2)}y`
  return singular.length > 4 && singular.endsWith('e') ? singular.slice(0, -1) : singular
}
