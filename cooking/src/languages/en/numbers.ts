import type { LanguageWords } from '../language-words.ts'
import { spelled, words } from '../word-list.ts'

export const numbers: LanguageWords['numbers'] = {
  words: spelled(
    'one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19',
    'twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90',
    ['-'],
  ),
  hundred: 'hundred',
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
