import type { KitchenLanguage } from '@roux/contract/language'
import { namesOf } from './judge-names.ts'
import type { Mentions } from './reader.ts'
import { sayings } from './sayings.ts'
import { featuresOf } from './tag-features.ts'
import { type Tag, taggerOf } from './tagger.ts'

const tagger = taggerOf('words-weights.bin', sayings.length)

/** How likely each word of a text that was read says each of them. */
export function tagWords(mentions: Mentions, language: KitchenLanguage): Tag[] {
  const { written, mended } = mentions.heard
  return tagger(featuresOf(written, mended, namesOf(mentions, language), language, mentions.harm))
}
