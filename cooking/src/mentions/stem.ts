import { type CheckedLanguage, checkedLanguages } from '@roux/contract/language'
import type { KindWords } from '../languages/check-words.ts'
import { grammar } from '../languages/grammar.ts'
import { kinds } from '../languages/kinds.ts'

/**
 * What singular and plural of a word have in common, given without case and accents. It is no word: names and texts are
 * both cut the same way. Short words keep their last letter, so that "al dente" is no ale.
 */
export function stem(word: string, language: CheckedLanguage): string {
  return grammar[language].stem(word)
}

/** The stem of a name's head: its last word in English, its first in French. */
export function headOf(stems: readonly string[], language: CheckedLanguage): string | undefined {
  return grammar[language].isHeadFirst ? stems[0] : stems.at(-1)
}

/** The stems of words for kinds of food, in all languages. */
export function stemsOf(pick: (words: KindWords) => string): ReadonlySet<string> {
  return new Set(
    checkedLanguages.flatMap((language) =>
      pick(kinds[language])
        .split(' ')
        .map((word) => stem(word, language)),
    ),
  )
}
