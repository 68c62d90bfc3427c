import { type CheckedLanguage, checkedLanguages, type Language, othersThan } from '@roux/contract/language'
import { grammar } from '../languages/grammar.ts'
import { readText } from './find-foods.ts'

const letters = /\p{L}+/gu

/** The language whose little words a line has most of; none where it does not tell. */
function toldLanguage(line: string): CheckedLanguage | undefined {
  const words = line.toLowerCase().match(letters) ?? []
  const [first, second] = checkedLanguages
    .map((language) => ({ language, count: words.filter((word) => grammar[language].telling.has(word)).length }))
    .toSorted((one, other) => other.count - one.count)
  return first?.count === (second?.count ?? 0) ? undefined : first?.language
}

/** The language that most of a recipe's lines are in; the expected one where they do not tell. */
export function mainLanguage<Expected extends Language>(
  lines: readonly string[],
  expected: Expected,
): Expected | CheckedLanguage {
  const told = lines.map(toldLanguage)
  const count = (language: Language) => told.filter((one) => one === language).length
  return checkedLanguages.reduce<Expected | CheckedLanguage>(
    (most, one) => (count(one) > count(most) ? one : most),
    expected,
  )
}

/**
 * Reads the foods of a line in the language that it is written in, which need not be its recipe's: the one whose little
 * words it has more of; the other one too, where only in that one it names any food. Linear in the line's length.
 */
export function readLineFoods(
  line: string,
  expected: CheckedLanguage,
  isOfList = false,
): { language: CheckedLanguage } & ReturnType<typeof readText> {
  const told = toldLanguage(line)
  const language = told ?? expected
  const read = { language, ...readText(line, language, isOfList) }
  if (told || read.foods.some((food) => food.language === language)) return read
  const others = othersThan(language).map((other) => ({ language: other, ...readText(line, other, isOfList) }))
  return others.find(({ language: other, foods }) => foods.some((food) => food.language === other)) ?? read
}
