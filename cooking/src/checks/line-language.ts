import type { Language } from '@roux/contract/language'
import { findFoods } from './find-foods.ts'

const split = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Little words that only one of the languages has, in lower case with their accents. */
const telling: Record<Language, ReadonlySet<string>> = {
  en: split('the of with and or into to for from until then over at your cup cups tbsp tsp oz lb add'),
  fr: split('de d du des la le les et ou au aux un une avec sans dans sur puis jusqu cuillère cuillères ajoutez'),
}
const letters = /\p{L}+/gu

/**
 * The language that a line is written in, which need not be its recipe's: the one whose little words it has more of; the
 * other one too, where only in that one it names any food. Linear in the line's length.
 */
export function lineLanguage(line: string, expected: Language): Language {
  const other = otherThan(expected)
  const told = toldLanguage(line)
  if (told) return told
  return namesOf(line, expected) === 0 && namesOf(line, other) > 0 ? other : expected
}

/** The language that most of a recipe's lines are in; the expected one where they do not tell. */
export function mainLanguage(lines: readonly string[], expected: Language): Language {
  const told = lines.map(toldLanguage)
  const count = (language: Language) => told.filter((one) => one === language).length
  return count(otherThan(expected)) > count(expected) ? otherThan(expected) : expected
}

function toldLanguage(line: string): Language | undefined {
  const words = line.toLowerCase().match(letters) ?? []
  const count = (language: Language) => words.filter((word) => telling[language].has(word)).length
  const lead = count('en') - count('fr')
  return lead === 0 ? undefined : lead > 0 ? 'en' : 'fr'
}

/** How many foods a line names in the words of a language alone. */
function namesOf(line: string, language: Language): number {
  return findFoods(line, language).filter((food) => food.language === language).length
}

function otherThan(language: Language): Language {
  return language === 'en' ? 'fr' : 'en'
}
