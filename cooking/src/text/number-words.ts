import type { Language } from '@roux/contract/language'

/** What number words are worth. Compound ones ("half a", "un quart de") are put together by the reader. */
export const numberWords: Record<Language, ReadonlyMap<string, number>> = {
  en: new Map([
    ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
      (word, index) => [word, index + 1] as const,
    ),
    ['a', 1],
    ['an', 1],
    ['fifteen', 15],
    ['twenty', 20],
    ['thirty', 30],
    ['forty', 40],
    ['fifty', 50],
    ['sixty', 60],
    ['ninety', 90],
  ]),
  fr: new Map([
    ...['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'].map(
      (word, index) => [word, index + 1] as const,
    ),
    ['une', 1],
    ['quinze', 15],
    ['vingt', 20],
    ['trente', 30],
    ['quarante', 40],
    ['cinquante', 50],
    ['soixante', 60],
  ]),
}

/** French words for "about so many" that are followed by "de": "une dizaine de feuilles". */
export const collectives: ReadonlyMap<string, number> = new Map([
  ['huitaine', 8],
  ['dizaine', 10],
  ['quinzaine', 15],
  ['vingtaine', 20],
  ['trentaine', 30],
  ['quarantaine', 40],
  ['cinquantaine', 50],
  ['soixantaine', 60],
  ['centaine', 100],
])

/** Single characters that are fractions. */
export const glyphs: ReadonlyMap<string, number> = new Map([
  ['¼', 1 / 4],
  ['½', 1 / 2],
  ['¾', 3 / 4],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['⅕', 1 / 5],
  ['⅖', 2 / 5],
  ['⅗', 3 / 5],
  ['⅘', 4 / 5],
  ['⅙', 1 / 6],
  ['⅛', 1 / 8],
  ['⅜', 3 / 8],
  ['⅝', 5 / 8],
  ['⅞', 7 / 8],
])

/** Parts that words name: "half a lemon", "trois quarts de tasse". */
export const parts: Record<Language, ReadonlyMap<string, number>> = {
  en: new Map([
    ['half', 1 / 2],
    ['quarter', 1 / 4],
    ['quarters', 1 / 4],
    ['third', 1 / 3],
    ['thirds', 1 / 3],
  ]),
  fr: new Map([
    ['demi', 1 / 2],
    ['demie', 1 / 2],
    ['quart', 1 / 4],
    ['quarts', 1 / 4],
    ['tiers', 1 / 3],
  ]),
}
