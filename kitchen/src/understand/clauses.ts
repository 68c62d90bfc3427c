import type { KitchenLanguage } from '@roux/contract/language'
import type { Span } from '@roux/cooking/text/tokens'
import { describedAt } from './described-foods.ts'
import { clauseEnds, clausePairs, clauseSubjects, conditions, relative } from './harm-words.ts'
import { isWanting } from './kind-verbs.ts'
import { avoidable, type Named } from './named.ts'
import { owners, subjects } from './person-words.ts'
import { matchAt } from './phrase-book.ts'
import type { Token } from './tokens.ts'

/** A name in a sentence: of a food, of a dish (`named` is null then), or of both. */
export type Food = Span & {
  named: Named | null
  isDish: boolean
  /** What a dish is called by, where that is all it is: the egg of a scrambled egg. */
  within: readonly Named[]
}

/** What a name stands for: its food, or those that its dish is called by. */
export function meantBy({ named, within }: Food): readonly Named[] {
  return named ? [named] : within
}

export type Harmful = Span & {
  isAllergy: boolean
  isKnown: boolean
  /** Where it was told of one that is known. */
  of?: Food
}

/** A part of a sentence that says one thing, with what it names and the words of harm in it. */
export type Clause = Span & { harms: Harmful[]; foods: Food[] }

const sign = /^[,.;!?:]$/

/** Where the clauses of a sentence begin and end: at signs, at "but", "so", "who", "and I". */
export function clausesOf(tokens: readonly Token[]): Span[] {
  const spans: Span[] = []
  let start = 0
  const close = (end: number, next: number) => {
    if (end > start) spans.push({ start, end })
    start = next
  }
  let inside = 0
  for (const [at, token] of tokens.entries()) {
    if (at < inside) continue
    // "Anything that swims" is one thing.
    inside = at + (describedAt(tokens, at)?.length ?? 0)
    if (sign.test(token)) close(at, at + 1)
    else if (opensClause(tokens, at, start)) close(at, at)
  }
  close(tokens.length, tokens.length)
  return joinConditions(spans, tokens)
}

function opensClause(tokens: readonly Token[], at: number, start: number): boolean {
  const [own = '', following = ''] = tokens.slice(at)
  const previous = tokens[at - 1] ?? ''
  // "no allergies but nuts"
  if (own === 'but' || own === 'mais') return !/^(?:allerg|nothing|anything|none|rien|intoler)/.test(previous)
  if (own === 'because' && following === 'of') return false
  // "If he so much as licks one"
  if (own === 'so' && /^(?:much|many|little)$/.test(following)) return false
  // "Dairy does that to me"
  if (own === 'that' && /^(?:does|do|did|done|like|about|all|of)$/.test(previous)) return false
  // "It was mussels that flattened my wife"
  const isOfWhom = subjects.has(following) || owners.has(following)
  if (relative.has(own) && !isOfWhom && cleft.test(tokens.slice(start, at).join(' '))) return false
  // « Avec le poivron par contre, … » is said of the pepper.
  if (clausePairs.has(`${own} ${following}`)) return at - start > 3
  if (clauseEnds.has(own)) return true
  // "Dairy and my gut" are one; "I want dairy and my kids want fish" are two.
  if (isElliptic(tokens, at, start)) return false
  return (own === 'and' || own === 'et') && clauseSubjects.has(following) && at - start > 5
}

/** What is brought out of a sentence to be said of first. */
const cleft =
  /(?:^| )(?:it|that|this|c|ce|twas|y a) ?(?:s|is|was|were|must have been|est|etait|etaient|sont|a ete|que)?(?: (?:a|all|mainly|always|probably|surely|actually|only|just|the|bien|surtout|encore|le|la|les|l|que|des|du|de|une?|my|his|her))*(?: [a-z]+){1,4}$/

/** "Allergic to eggs and my daughter to milk" */
function isElliptic(tokens: readonly Token[], at: number, start: number): boolean {
  return (
    tokens.slice(start, at).some((token) => /^(?:allerg|intoler|sensi)/.test(token)) &&
    /^(?:and|et) [a-z]+ (?:[a-z]+ ){0,2}(?:to|a|au|aux)(?![^ ])/.test(tokens.slice(at, at + 6).join(' ')) &&
    !tokens.slice(at, at + 4).some(isWanting)
  )
}

/** "If she eats nuts" and "she swells up" are one. */
function joinConditions(spans: readonly Span[], tokens: readonly Token[]): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    const isNext = last && span.start - last.end <= 1 && tokens[last.end] !== '.'
    if (last && isNext && conditions.test(`${tokens.slice(last.start, last.end).join(' ')} `)) last.end = span.end
    else joined.push({ ...span })
  }
  return joined
}

/** The foods and dishes that are named in a part of a sentence, in order. */
export function foodsIn(tokens: readonly Token[], { start, end }: Span, language: KitchenLanguage): Food[] {
  const foods: Food[] = []
  for (let at = start; at < end; ) {
    const match = matchAt(tokens, at, language)
    const length = Math.min(match?.length ?? 1, end - at)
    const named = match ? avoidable(match.meanings) : null
    const isDish = match?.meanings.some(({ kind }) => kind === 'dish') ?? false
    const within = isDish && !named ? foodsWithin(tokens.slice(at, at + length), language) : []
    if (named || isDish) foods.push({ start: at, end: at + length, named, isDish, within })
    at += length
  }
  return foods
}

export function foodsWithin(words: readonly Token[], language: KitchenLanguage): Named[] {
  const parts = [1, 2].flatMap((length) => words.slice(length - 1).map((_, at) => words.slice(at, at + length)))
  return parts.flatMap((part) => {
    const match = part.length < words.length ? matchAt(part, 0, language) : null
    const named = match?.length === part.length ? avoidable(match.meanings) : null
    return named ? [named] : []
  })
}
