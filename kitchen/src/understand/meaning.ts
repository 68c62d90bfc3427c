import { matchesOf } from '@roux/cooking/text/matches-of'
import type { Place } from './placed-text.ts'
import type { Taken } from './reader.ts'

/** What a part of a prompt says. */
export type MeaningKind =
  | Exclude<Taken['kind'], 'little'>
  | (
      | 'people'
      | 'several'
      | 'minutes'
      | 'hurry'
      | 'tin'
      | 'nothing_else'
      | 'figure'
      | 'nutrient'
      | 'question'
      | 'filler'
    )

/** A part of a prompt: its words as they were typed, in one run of them or in several, and what they say. */
export type Meaning = { readonly kind: MeaningKind; readonly places: readonly Place[]; readonly words: string }

export type Claim = { readonly kind: MeaningKind; readonly places: readonly Place[] }

type Word = { readonly place: Place; readonly claim: Claim }

/** Letters and digits, or a picture; signs and blanks say nothing by themselves. */
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|\p{Extended_Pictographic}/gu

/**
 * The meanings of a prompt, which together hold each of its words once: it belongs to the first that claims it, and a
 * word that nobody claims is what `kindOf` says of it. Words that nobody knows are one phrase with the little ones
 * between them.
 */
export function shareWords(
  prompt: string,
  claims: readonly Claim[],
  kindOf: (word: string, place: Place) => MeaningKind,
): Meaning[] {
  const words = matchesOf(prompt, word).map(({ 0: own, index }): Word => {
    const place = { start: index, end: index + own.length }
    const claim = claims.find(({ places }) => places.some((one) => one.start < place.end && place.start < one.end))
    return { place, claim: claim ?? { kind: kindOf(own, place), places: [place] } }
  })
  const places = new Map<Claim, Place[]>()
  for (const [at, { place, claim }] of joinUnknown(prompt, words).entries()) {
    const runs = places.get(claim) ?? []
    const last = runs.at(-1)
    if (last && words[at - 1]?.place.end === last.end) runs[runs.length - 1] = { start: last.start, end: place.end }
    else runs.push(place)
    places.set(claim, runs)
  }
  return [...places].map(([{ kind }, runs]) => ({
    kind,
    places: runs,
    words: runs.map(({ start, end }) => prompt.slice(start, end)).join(' '),
  }))
}

/** How many little words may stand between two of a phrase. */
const mostBetween = 2

/** What nobody knows, each phrase of it with the little words within as one. */
function joinUnknown(prompt: string, words: readonly Word[]): readonly Word[] {
  const joined = [...words]
  let last: number | null = null
  for (const [at, one] of words.entries()) {
    if (one.claim.kind !== 'unknown') continue
    const open = last === null ? null : joined[last]
    const phrase = words.slice(last ?? at, at + 1)
    const isOne =
      phrase.length <= mostBetween + 2 &&
      phrase.slice(1, -1).every(({ claim }) => claim.kind === 'filler') &&
      phrase.slice(1).every((next, index) => isTied(prompt, phrase[index], next))
    if (open && isOne)
      joined.splice(
        at - phrase.length + 2,
        phrase.length - 1,
        ...phrase.slice(1).map(({ place }) => ({ place, claim: open.claim })),
      )
    last = at
  }
  return joined
}

/** Does nothing but a blank, a hyphen or an apostrophe part a word from the next? */
function isTied(prompt: string, one: Word | undefined, next: Word): boolean {
  return one !== undefined && /^[\s'’-]*$/.test(prompt.slice(one.place.end, next.place.start))
}
