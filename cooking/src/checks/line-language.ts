import { type Language, otherThan } from '@roux/contract/language'
import { readText } from './find-foods.ts'

const split = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Little words that only one of the languages has, in lower case with their accents. */
const telling: Record<Language, ReadonlySet<string>> = {
  en: split('the of with and or into to for from until then over at your cup cups tbsp tsp oz lb add'),
  fr: split('de d du des la le les et ou au aux un une avec sans dans sur puis jusqu cuillère cuillères ajoutez'),
}
const letters = /\p{L}+/gu

/** The language whose little words a line has more of; none where it does not tell. */
function toldLanguage(line: string): Language | undefined {
  let lead = 0
  for (const [word] of line.toLowerCase().matchAll(letters)) {
    if (telling.en.has(word)) lead += 1
    if (telling.fr.has(word)) lead -= 1
  }
  return lead === 0 ? undefined : lead > 0 ? 'en' : 'fr'
}

/** The language that most of a recipe's lines are in; the expected one where they do not tell. */
export function mainLanguage(lines: readonly string[], expected: Language): Language {
  const told = lines.map(toldLanguage)
  const count = (language: Language) => told.filter((one) => one === language).length
  return count(otherThan(expected)) > count(expected) ? otherThan(expected) : expected
}

/**
 * Reads the foods of a line in the language that it is written in, which need not be its recipe's: the one whose little
 * words it has more of; the other one too, where only in that one it names any food. Linear in the line's length.
 */
export function readLineFoods(
  line: string,
  expected: Language,
  isOfList = false,
): { language: Language } & ReturnType<typeof readText> {
  const told = toldLanguage(line)
  const language = told ?? expected
  const read = { language, ...readText(line, language, isOfList) }
  if (told || read.foods.some((food) => food.language === language)) return read
  const other = { language: otherThan(language), ...readText(line, otherThan(language), isOfList) }
  return other.foods.some((food) => food.language === other.language) ? other : read
}
