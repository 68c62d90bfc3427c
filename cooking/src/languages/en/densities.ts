import type { LanguageWords } from '../language-words.ts'
import { words } from '../word-list.ts'

export const densities: LanguageWords['densities'] = {
  changing: words('dried dry cooked powdered whipped puffed popped ice'),
  nameEnds: words('for at in with from plus to or and'),
  beforeNoun: words(''),
  besides: words('fine white sifted organic fresh salted unsalted soft softened melted cold warm hot good quality'),
}
