import type { LanguageWords } from '../language-words.ts'
import { valued, words } from '../word-list.ts'

export const numbers: LanguageWords['numbers'] = {
  words: valued(
    'one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 a:1 an:1 fifteen:15 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 ninety:90',
  ),
  parts: new Map(Object.entries({ half: 1 / 2, quarter: 1 / 4, quarters: 1 / 4, third: 1 / 3, thirds: 1 / 3 })),
  canPartStandAlone: true,
  half: words('half'),
  isHalfPrefix: false,
  couple: 'a couple',
  notCounted: words('spice spices fat and cooked skimmed little few lot bit good touch'),
  articles: words('a an'),
  and: words('and'),
  or: words('or'),
  to: words('to'),
  of: words('of'),
  afterFraction: words('a an'),
  about: 'about',
  decimalMark: '.',
  groupMark: ',',
  beforeFraction: '',
  saysThousandths: false,
  isMany: (value) => value > 1,
  writeOne: (isHalf, next) => {
    if (!next) return isHalf ? 'half' : 'one'
    const article = /^(?:[aeio8]|1[18]\D|u(?!n[ie]))/i.test(next) ? 'an' : 'a'
    return isHalf ? `half ${article}` : article
  },
}
