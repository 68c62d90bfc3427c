import type { LanguageWords } from '../language-words.ts'
import { words } from '../word-list.ts'

export const grammar: LanguageWords['grammar'] = {
  isHeadFirst: true,
  hasAccents: true,
  telling: words('de d du des la le les et ou au aux un une avec sans dans sur puis jusqu cuillère cuillères ajoutez'),
  stem: (word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word),
}
