import type { Language } from '@roux/contract/language'
import { fold } from '../reading/tokens.ts'
import { englishSpeech } from './english-speech.ts'
import { frenchSpeech } from './french-speech.ts'
import { type Signal, type SpeechTable, signals } from './speech-table.ts'

type Phrase = { words: readonly string[]; signal: Signal }

/** The words of a language that tell what its clauses do. */
export type SpeechWords = Record<Exclude<keyof SpeechTable, 'signals' | 'adding'>, ReadonlySet<string>> & {
  /** Phrases by their first word, the longest first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>
  adding: readonly string[]
}

function wordsIn(list: string): string[] {
  return list.split(/\s+/).filter(Boolean)
}

function read({ signals: told, adding, ...lists }: SpeechTable): SpeechWords {
  const phrases = signals.flatMap((signal) =>
    told[signal]
      .split(/[|\n]/)
      .map((phrase) => ({ words: wordsIn(fold(phrase)), signal }))
      .filter(({ words }) => words.length > 0),
  )
  const byFirst = Map.groupBy(phrases, ({ words }) => words[0] ?? '')
  for (const list of byFirst.values()) list.sort((one, other) => other.words.length - one.words.length)
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

export const speechWords: Record<Language, SpeechWords> = { en: read(englishSpeech), fr: read(frenchSpeech) }
