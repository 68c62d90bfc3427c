import type { KitchenLanguage } from '@roux/contract/language'
import type { Span } from '@roux/cooking/text/tokens'

import { type Meaning, matchAt } from './phrase-book.ts'
import { isStrange } from './strange-words.ts'
import type { Token } from './tokens.ts'

/** What is known of a word besides its letters. The order is that of the weights. */
export const flags = [
  ...([
    'strange',
    'french',
    'left_out',
    'kept',
    'ingredient',
    'family',
    'unkept',
    'dish',
    'manner',
    'cuisine',
  ] as const),
  ...(['course', 'diet', 'regime', 'with', 'else', 'without', 'not', 'allergy'] as const),
]

export type Flag = (typeof flags)[number]

const ofLanguage: Record<KitchenLanguage, readonly Flag[]> = { en: [], fr: ['french'] }

/** Words are known by the buckets that they and their parts of three to five letters fall into. */
export const buckets = 8192

/** A word of a text as the tagger sees it. */
export type Features = { readonly buckets: readonly number[]; readonly flags: readonly number[] }

/** A name of a food or dish in a text, and whether what was read so far leaves it out. */
export type NamedSpan = Span & { readonly isLeftOut: boolean }

/**
 * What the tagger sees of a text.
 * @param written its words as they were typed
 * @param mended the same, with the names of foods put right
 */
export function featuresOf(
  written: readonly Token[],
  mended: readonly Token[],
  names: readonly NamedSpan[],
  language: KitchenLanguage,
): Features[] {
  const known = written.map((_, at) => {
    const own = new Set<Flag>()
    if (isStrange(mended[at] ?? '', language)) own.add('strange')
    for (const flag of ofLanguage[language]) own.add(flag)
    return own
  })
  for (let at = 0; at < mended.length; ) {
    const match = matchAt(mended, at, language)
    const length = match?.length ?? 1
    for (const meaning of match?.meanings ?? [])
      for (const own of known.slice(at, at + length)) own.add(flagOf(meaning))
    at += length
  }
  for (const { start, end, isLeftOut } of names)
    for (const own of known.slice(start, end)) own.add(isLeftOut ? 'left_out' : 'kept')
  return written.map((token, at) => ({
    buckets: bucketsOf(token),
    flags: [...(known[at] ?? [])].map((flag) => flags.indexOf(flag)),
  }))
}

function flagOf(meaning: Meaning): Flag {
  return meaning.kind === 'without' ? meaning.opener : meaning.kind
}

/** A word and its parts: an unknown "itchily" has most of what "itchy" has. */
function bucketsOf(token: Token): number[] {
  const word = /^\d+$/.test(token) ? '0' : token
  const framed = `<${word}>`
  const parts = [3, 4, 5].flatMap((length) =>
    Array.from({ length: Math.max(0, framed.length - length + 1) }, (_, at) => `g:${framed.slice(at, at + length)}`),
  )
  return [`w:${word}`, ...parts].map(hash)
}

/** FNV-1a, as http://www.isthe.com/chongo/tech/comp/fnv/ has it. */
function hash(text: string): number {
  let value = 2166136261
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 16777619)
  return (value >>> 0) % buckets
}
