import type { Language } from '@roux/contract/language'
import { fold } from '../text/tokens.ts'
import { englishSpeech } from './english-speech.ts'
import { frenchSpeech } from './french-speech.ts'
import { type Signal, type SpeechTable, signals } from './speech-table.ts'
import { stem } from './stem.ts'

/** `stems` of which one that ends in `*` stands for all that begin so. */
type Phrase = { stems: readonly string[]; signal: Signal }

/** The words of a language that tell what its clauses do. */
export type SpeechWords = Record<Exclude<keyof SpeechTable, 'signals' | 'adding'>, ReadonlySet<string>> & {
  /** Phrases by the stem of their first word, or by its beginning of four letters, the longest first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>
  adding: readonly string[]
}

function wordsIn(list: string): string[] {
  return list.split(/\s+/).filter(Boolean)
}

/** "Go/goes well/nicely" is four phrases. */
function spelledOut(words: readonly string[]): string[][] {
  if (words.length === 0) return []
  return words.reduce<string[][]>(
    (phrases, word) => word.split('/').flatMap((one) => phrases.map((phrase) => [...phrase, one])),
    [[]],
  )
}

function read({ signals: told, adding, ...lists }: SpeechTable, language: Language): SpeechWords {
  const phrases = signals.flatMap((signal) =>
    told[signal]
      .split(/[|\n]/)
      .flatMap((phrase) => spelledOut(wordsIn(fold(phrase))))
      .map((words) => ({ stems: words.map((word) => (word.endsWith('*') ? word : stem(word, language))), signal })),
  )
  const byFirst = Map.groupBy(phrases, ({ stems: [first = ''] }) =>
    first.endsWith('*') ? `${first.slice(0, 4)}*` : first,
  )
  for (const list of byFirst.values()) list.sort((one, other) => other.stems.length - one.stems.length)
  const set = (list: string): ReadonlySet<string> => new Set(wordsIn(list))
  return {
    phrases: byFirst,
    adding: wordsIn(adding),
    orders: set(lists.orders),
    foodVerbs: set(lists.foodVerbs),
    emptyVerbs: set(lists.emptyVerbs),
    afterVerb: set(lists.afterVerb),
    openers: set(lists.openers),
    joints: set(lists.joints),
    finite: set(lists.finite),
    later: set(lists.later),
    for: set(lists.for),
    or: set(lists.or),
    sorts: set(lists.sorts),
    articles: set(lists.articles),
  }
}

/** Is a word of a text what a phrase has at its place? */
export function isSpoken(own: string, text: string): boolean {
  return own.endsWith('*') ? text.startsWith(own.slice(0, -1)) : own === text
}

export const speechWords: Record<Language, SpeechWords> = {
  en: read(englishSpeech, 'en'),
  fr: read(frenchSpeech, 'fr'),
}
