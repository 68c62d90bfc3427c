import { foldText } from '@roux/contract/fold-text'
import type { CheckedLanguage } from '@roux/contract/language'
import { inEach } from '../languages/in-each.ts'
import { speech } from '../languages/speech.ts'
import type { Signal } from '../languages/speech-words.ts'
import { stem } from './stem.ts'

/** `stems` of which one that ends in `*` stands for all that begin so. */
type Phrase = { stems: readonly string[]; signal: Signal }

/** "Go/goes well/nicely" is four phrases. */
function spelledOut(phrase: string): string[][] {
  const words = phrase.split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return words.reduce<string[][]>(
    (phrases, word) => word.split('/').flatMap((one) => phrases.map((phrase) => [...phrase, one])),
    [[]],
  )
}

function read(language: CheckedLanguage): ReadonlyMap<string, readonly Phrase[]> {
  // The table has all signals and no others: its type says so.
  const told = Object.entries(speech[language].signals) as [Signal, string][]
  const phrases = told.flatMap(([signal, list]) =>
    list
      .split(/[|\n]/)
      .flatMap((phrase) => spelledOut(foldText(phrase)))
      .map((words) => ({ stems: words.map((word) => (word.endsWith('*') ? word : stem(word, language))), signal })),
  )
  const byFirst = Map.groupBy(phrases, ({ stems: [first = ''] }) =>
    first.endsWith('*') ? `${first.slice(0, 4)}*` : first,
  )
  for (const list of byFirst.values()) list.sort((one, other) => other.stems.length - one.stems.length)
  return byFirst
}

/** « De » and « à » stand for all their forms. */
const forms: Readonly<Record<string, RegExp>> = { de: /^d[eu]?s?$/, a: /^(?:a|aux?)$/, qu: /^que?$/ }

/** Is a word of a text what a phrase has at its place? */
export function isSpoken(own: string, text: string): boolean {
  return forms[own] ? forms[own].test(text) : own.endsWith('*') ? text.startsWith(own.slice(0, -1)) : own === text
}

/** Phrases by the stem of their first word, or by its beginning of four letters, the longest first. */
export const speechPhrases = inEach(read)
