import type { Clause } from './clauses.ts'
import { commonWords } from './common-words.ts'
import { isDoneFor, isGood, isPlain, isWanting } from './kind-verbs.ts'
import { neutralWords } from './neutral-words.ts'
import { afterOwner, aside, objects, owners, people, subjects, towards } from './person-words.ts'
import type { Token } from './tokens.ts'
import { fillerWords, joiningWords } from './vocabulary.ts'

/** A clause word by word. */
export type Reading = { start: number; end: number; tokens: readonly Token[]; isFood: (at: number) => boolean }
export function readingOf({ start, end, foods }: Clause, tokens: readonly Token[]): Reading {
  const places = new Set(
    foods.flatMap((food) => Array.from({ length: food.end - food.start }, (_, on) => food.start + on)),
  )
  return { start, end, tokens, isFood: (at) => places.has(at) }
}

export function isPerson({ tokens, isFood }: Reading, at: number): boolean {
  const word = tokens[at] ?? ''
  const is = subjects.has(word) || owners.has(word) || objects.en.has(word) || objects.fr.has(word) || people.has(word)
  const isOwned = owners.has(tokens[at - 1] ?? '') && !owners.has(word)
  return is && !isOwned && !towards.has(tokens[at - 1] ?? '') && !isDoneFor(tokens[at - 1] ?? '') && !isFood(at)
}

/** Is something wanted there? "Like a balloon" is a likeness. */
export function wantsAt(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at] ?? ''
  return (
    isWanting(word) &&
    !(word === 'like' && /^(?:an?|hell|mad|crazy|fury|anything|nothing|nobody|\d+)$/.test(tokens[at + 1] ?? ''))
  )
}

/** Are all the words up to the next food, or to the end where none follows, such as cooks write? */
export function restIsKnown({ tokens, end, isFood }: Reading, from: number): boolean {
  for (let at = from; at < end && !isFood(at); at += 1) {
    const word = tokens[at] ?? ''
    if (!isKnown(word)) return false
  }
  return true
}

export function isKnown(word: string): boolean {
  return (
    /^\d|^\P{L}/u.test(word) ||
    word.length < 3 ||
    commonWords.has(word) ||
    neutralWords.has(word) ||
    fillerWords.has(word) ||
    joiningWords.includes(word) ||
    aside.has(word) ||
    towards.has(word) ||
    subjects.has(word) ||
    owners.has(word) ||
    afterOwner.has(word) ||
    isWanting(word) ||
    isPlain(word) ||
    isDoneFor(word) ||
    isGood(word)
  )
}
