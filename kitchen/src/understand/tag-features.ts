import type { KitchenLanguage } from '@roux/contract/language'
import type { Span } from '@roux/cooking/text/tokens'

import { isWanting } from './kind-verbs.ts'
import { objects, owners, people, subjects } from './person-words.ts'
import { type Meaning, matchAt } from './phrase-book.ts'
import type { Harm } from './set-harm-aside.ts'
import { isStrange } from './strange-words.ts'
import { anybody, men, outsiders, pets, women } from './taken-back-words.ts'
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
  ...(['harms', 'upsets', 'denied', 'taken_back', 'told', 'kin', 'outsider', 'pet', 'wanting'] as const),
]

export type Flag = (typeof flags)[number]

const ofLanguage: Record<KitchenLanguage, readonly Flag[]> = { en: [], fr: ['french'] }

/** Words are known by the buckets that they and their parts of three to five letters fall into. */
export const buckets = 8192

/** A word of a text as the tagger sees it. */
export type Features = { readonly buckets: readonly number[]; readonly flags: readonly number[] }

/**
 * A name of a food or dish in a text, and what was read of it so far: it is kept, or left out since that is said, or
 * that it harms is inferred.
 */
export type NamedSpan = Span & { readonly read: 'kept' | 'left_out' | 'inferred' }

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
  { words, denied, takenBack }: Pick<Harm, 'words' | 'denied' | 'takenBack'>,
): Features[] {
  const known = written.map((_, at) => {
    const own = new Set<Flag>()
    if (isStrange(mended[at] ?? '', language)) own.add('strange')
    for (const flag of [...ofLanguage[language], ...flagsOfPerson(written, at)]) own.add(flag)
    return own
  })
  for (let at = 0; at < mended.length; ) {
    const match = matchAt(mended, at, language)
    const length = match?.length ?? 1
    for (const meaning of match?.meanings ?? [])
      for (const own of known.slice(at, at + length)) own.add(flagOf(meaning))
    at += length
  }
  const mark = (spans: readonly Span[], flag: Flag) => {
    for (const { start, end } of spans) for (const own of known.slice(start, end)) own.add(flag)
  }
  for (const name of names) mark([name], name.read === 'left_out' ? 'left_out' : 'kept')
  for (const word of words) mark([word], word.isAllergy ? 'harms' : 'upsets')
  mark(denied, 'denied')
  mark(takenBack, 'taken_back')
  return written.map((token, at) => ({
    buckets: bucketsOf(token),
    flags: [...(known[at] ?? [])].map((flag) => flags.indexOf(flag)),
  }))
}

/** Who is spoken of, and whether something is wanted. */
function flagsOfPerson(tokens: readonly Token[], at: number): Flag[] {
  const word = tokens[at] ?? ''
  const isOne = subjects.has(word) || owners.has(word) || objects.en.has(word) || people.has(word)
  return [
    ...(isOne ? (['told'] as const) : []),
    ...(women.has(word) || men.has(word) || anybody.has(word) ? (['kin'] as const) : []),
    ...(outsiders.has(word) ? (['outsider'] as const) : []),
    ...(pets.has(word) ? (['pet'] as const) : []),
    ...(isWanting(word) ? (['wanting'] as const) : []),
  ]
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
