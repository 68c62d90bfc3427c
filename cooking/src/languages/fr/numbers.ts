import type { LanguageWords } from '../language-words.ts'
import { spelled, valued, words } from '../word-list.ts'

export const numbers: LanguageWords['numbers'] = {
  words: spelled(
    'un:1 une:1 deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 neuf:9 dix:10 onze:11 douze:12 treize:13 quatorze:14 quinze:15 seize:16 dix-sept:17 dix-huit:18 dix-neuf:19',
    'vingt:20 trente:30 quarante:40 cinquante:50 soixante:60 quatre-vingt:80 quatre-vingts:80',
    ['-', '-et-'],
    [60, 80],
  ),
  hundred: 'cent',
  parts: new Map(Object.entries({ demi: 1 / 2, demie: 1 / 2, quart: 1 / 4, quarts: 1 / 4, tiers: 1 / 3 })),
  canPartStandAlone: false,
  half: words('demi demie'),
  isHalfPrefix: true,
  collectives: {
    article: 'une',
    words: valued(
      'huitaine:8 dizaine:10 quinzaine:15 vingtaine:20 trentaine:30 quarantaine:40 cinquantaine:50 soixantaine:60 centaine:100',
    ),
  },
  halfOf: 'la moitie',
  notCounted: words('epices quarts peu autre reste fond sel ecreme poil max minimum'),
  articles: words('un une'),
  and: words('et'),
  or: words('ou'),
  to: words('a'),
  of: words('de d'),
  afterFraction: words('de'),
  measured: words('litre l kilo kg livre tasse verre'),
  about: 'environ',
  decimalMark: ',',
  groupMark: ' ',
  beforeFraction: ' ',
  saysThousandths: true,
  isMany: (value) => value >= 2,
  writeOne: (isHalf, _, gender) => gender && (gender === 'f' ? 'une' : 'un') + (isHalf ? ' demi-' : ''),
}
