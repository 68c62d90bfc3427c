import type { LanguageWords } from '../language-words.ts'
import { words } from '../word-list.ts'

const irregular: ReadonlyMap<string, string> = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['knives', 'knife'],
])

export const grammar: LanguageWords['grammar'] = {
  isHeadFirst: false,
  hasAccents: false,
  telling: words('the of with and or into to for from until then over at your cup cups tbsp tsp oz lb add'),
  stem: (word) => {
    const known = irregular.get(word)
    if (known) return known
    const singular = word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
    if (singular.length > 3 && singular.endsWith('ie')) return `${singular.slice(0, -2)}y`
    return singular.length > 4 && singular.endsWith('e') ? singular.slice(0, -1) : singular
  },
}
