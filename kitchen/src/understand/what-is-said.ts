import type { KitchenLanguage } from '@roux/contract/language'
import type { Span } from '@roux/cooking/text/tokens'
import type { Mentions } from './reader.ts'
import { type Saying, sayings } from './sayings.ts'
import { tagWords } from './tag-words.ts'
import type { Tag } from './tagger.ts'

/** What the words of a prompt say, as the tagger takes them. */
export type Said = {
  /** How likely it is that a word says one of these. */
  readonly likely: (at: number, ofThese: readonly Saying[]) => number
  /** Words side by side that likeliest say the same. */
  readonly phrases: readonly Phrase[]
}

export type Phrase = Span & { readonly saying: Saying }

/** What asks for something, and what asks for nothing. */
export const asking = ['wish', 'beside', 'course', 'dish', 'wanted', 'at_hand'] as const satisfies readonly Saying[]
export const idle = ['talk', 'nothing'] as const satisfies readonly Saying[]

export function whatIsSaid(mentions: Mentions, language: KitchenLanguage): Said {
  const tags = tagWords(mentions, language)
  const likely = (at: number, ofThese: readonly Saying[]) =>
    ofThese.reduce((sum, saying) => sum + (tags[at]?.[sayings.indexOf(saying)] ?? 0), 0)
  return { likely, phrases: phrasesOf(tags, mentions.heard.written) }
}

function phrasesOf(tags: readonly Tag[], words: readonly string[]): Phrase[] {
  const phrases: { start: number; end: number; saying: Saying }[] = []
  for (const [at, tag] of tags.entries()) {
    const saying = sayings[tag.indexOf(Math.max(...tag))] ?? 'talk'
    const last = phrases.at(-1)
    const isSign = /^[,.;!?]$/.test(words[at] ?? '')
    if (last?.end === at && last.saying === saying && !isSign) last.end = at + 1
    else if (!isSign) phrases.push({ start: at, end: at + 1, saying })
  }
  return phrases
}
