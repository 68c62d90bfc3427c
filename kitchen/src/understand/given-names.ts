import { kindSet } from '@roux/cooking/foods/kinds'
import { askable, type Named, optionsOf } from './named.ts'
import { type Meaning, matchAt } from './phrase-book.ts'
import type { Reader } from './reader.ts'
import { isOfBody, isSomebody } from './set-harm-aside.ts'

/** What people are called after: Basil, Olive and Clémentine, but nobody is called Pasta. */
const calledAfter = kindSet('herb spice aromatic sweet-spice berry soft-fruit orchard-fruit citrus preserve nut syrup')

const before =
  /(?:^| )(?:for|pour|chez|little|petite?|called|named|prenommee?|appelee?|(?:anniversaire|fete|mariage|gouter|depart) d(?:e|u|es)?)$/
const behind =
  /^(?:(?:and|et) \S+ )?(?:is|are|was|loves?|likes?|hates?|wants?|turns|can|comes|coming|vient|viennent|arrive|arrivent|adore|adorent|deteste|aime|fete|s (?:birthday|party|tea|dinner|wedding|favourite|mum|dad|class))(?![^ ])/

/** Is it somebody's name, or a part of their body, and no food? */
export function isOfSomebody(reader: Reader, meanings: readonly Meaning[], at: number, next: number): boolean {
  const food = meanings.some(({ kind }) => kind === 'dish') ? null : askable(meanings)
  if (!food) return false
  return isGivenName(reader, food, at, next) || isPartOfSomebody(reader, at, next)
}

/** Is it somebody's name: typed with a capital where the rest is not, beside words that are said of people? */
function isGivenName(reader: Reader, food: Named, at: number, next: number): boolean {
  const { tokens, language, found } = reader
  if (next !== at + 1 || !optionsOf(food).some(({ kind }) => calledAfter.has(kind))) return false
  if (!/^\p{Lu}\p{Ll}+$/u.test(reader.typed(at, next)) || isTitle(reader)) return false
  // "For Lemon drizzle"
  if (matchAt(tokens, next, language)?.meanings.some(({ kind }) => kind === 'dish' || kind === 'ingredient'))
    return false
  const said = tokens.slice(Math.max(0, at - 3), at).join(' ')
  const isJoined = /^(?:and|et)$/.test(tokens[at - 1] ?? '') && found.settled.has(at - 2)
  const isPerson =
    isJoined ||
    before.test(said) ||
    isSomebody(tokens[at - 1] ?? '') ||
    behind.test(tokens.slice(next, next + 4).join(' '))
  if (isPerson) found.settled.add(at)
  return isPerson
}

/** Is most of it typed so, as a title is? */
function isTitle({ typed, tokens }: Reader): boolean {
  const words = typed(0, tokens.length).match(/\p{L}{3,}/gu) ?? []
  return words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 > words.length
}

/** "My tongue is on fire": nobody cooks that one, but "my liver and onions" somebody does. */
function isPartOfSomebody({ tokens }: Reader, start: number, end: number): boolean {
  return isOfBody({ start, end }, tokens) && !/^(?:and|et|with|avec|recipe|aux?|a)$/.test(tokens[end] ?? '')
}
