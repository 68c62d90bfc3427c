import { isKnown, type Reading, readingOf, restIsKnown, wantsAt } from './clause-words.ts'
import type { Clause, Harmful } from './clauses.ts'
import { isDoneFor } from './kind-verbs.ts'
import { afterOwner, aside, negations, owners, people, setOf, subjects, towards } from './person-words.ts'
import type { Token } from './tokens.ts'
import { isInFrench, unkindBeside, unkindToBody, unkindToObject } from './unkind-to.ts'

/**
 * Does a clause that names a food say that the food does somebody harm? It does where a food does to somebody what is
 * nothing good ("beans burn my gullet"), and where somebody suffers after, from or over a food what no kind verb says
 * ("I balloon after beans", "my gut punishes me for lentils"). Nobody says in a wish for any other reason what a food
 * does to them.
 */
export function saidOfSomebody(clause: Clause, tokens: readonly Token[]): Harmful | undefined {
  const reading = readingOf(clause, tokens)
  if (!clause.foods.some(({ named }) => named)) return undefined
  for (let at = clause.start; at < clause.end; at += 1) {
    const verb =
      unkindToBody(reading, at) ??
      (reading.isFood(at)
        ? null
        : (sufferedOver(reading, at) ?? unkindToObject(reading, at) ?? unkindBeside(reading, at)))
    // What is denied is gone from the words: "has no problem with nuts".
    if (verb !== null && tokens[verb] !== '.' && !isWantedAfter(reading, verb)) return harmAt(verb)
  }
  return undefined
}

function harmAt(at: number): Harmful {
  return { start: at, end: at + 1, isAllergy: true, isKnown: false }
}

const over = setOf(
  'after when whenever if from every each over for because at once apres quand si des lorsque chaque cause a au aux',
)

/** A verb that is not kind, with the food after a word of time or cause. */
function sufferedOver(clause: Reading, at: number): number | null {
  const verb = unkindVerb(clause, at)
  if (verb === null) return null
  for (let next = verb + 1; next < clause.end && !clause.isFood(next); next += 1)
    if (over.has(clause.tokens[next] ?? '') && !isArticle(clause.tokens, next)) return verb
  return null
}

/** "Mangent des carottes", and not "dès qu'ils mangent" */
function isArticle(tokens: readonly Token[], at: number): boolean {
  return tokens[at] === 'des' && !/^qu/.test(tokens[at + 1] ?? '')
}

/** "My heart is broken and I need chocolate": the food is of another verb. */
export function isWantedAfter({ tokens, start, end, isFood }: Reading, verb: number): boolean {
  for (let at = start; at < verb; at += 1) if (isFood(at)) return false
  let wants = false
  for (let at = verb + 1; at < end; at += 1) {
    const word = tokens[at] ?? ''
    if (isFood(at)) return wants
    if (negations.has(word)) return false
    wants ||=
      wantsAt(tokens, at) || (/^(?:il|me|nous)$/.test(tokens[at - 1] ?? '') && /^fau/.test(word)) || word === 'faut'
  }
  return wants
}

/** Where the verb of a subject stands that is not kind. */
export function unkindVerb(clause: Reading, at: number): number | null {
  const { tokens, start, end } = clause
  const own = tokens[at] ?? ''
  const isOwner = owners.has(own) && !(own === 'her' && clause.isFood(at - 1))
  const isPerson = people.has(own) && !owners.has(tokens[at - 1] ?? '')
  if (!(subjects.has(own) || isOwner || isPerson)) return null
  if (at > start && towards.has(tokens[at - 1] ?? '') && !isJoined(tokens, at)) return null
  // "Il faut un thieb", "piled on top"
  if (own === 'il' && /^fa(?:ut|ll|udr)/.test(tokens[at + 1] ?? '')) return null
  if (own === 'on' && !isInFrench(tokens, tokens.length)) return null
  // "Poulet, ma mère …" is hers; "donne nous du poulet" is done for us.
  if (own === 'nous' && at > start && isDoneFor(tokens[at - 1] ?? '')) return null
  let verb = at + 1
  if (isOwner) {
    while (afterOwner.has(tokens[verb] ?? '') && verb < end) verb += 1
    if (clause.isFood(verb)) return null
    verb += 1
    // "My drinking buddy likes": the verb is among the next ones.
    for (let next = verb; next < Math.min(verb + 3, end) && !clause.isFood(next); next += 1) {
      const word = tokens[next] ?? ''
      if (wantsAt(tokens, next)) return null
      if (towards.has(word) && !aside.has(word)) return next === verb ? null : verb
      if (isKnown(word) && !aside.has(word)) return restIsKnown(clause, next + 1) ? null : next
    }
  }
  while (verb < end && aside.has(tokens[verb] ?? '')) verb += 1
  const word = tokens[verb] ?? ''
  if (verb >= end || clause.isFood(verb)) return null
  // "We fell in love"
  if ([0, 1, 2].some((on) => wantsAt(tokens, verb + on)) || isDesire(clause, verb)) return null
  return isKnown(word) && restIsKnown(clause, verb + 1) ? null : verb
}

/** "I would sell my soul for", "we fight for": whatever one does for a food, but suffer, is a wish for it. */
function isDesire({ tokens, end, isFood }: Reading, verb: number): boolean {
  if (/^(?:suffer|pay|paid|swell|treat|test|souffr|trait)/.test(tokens[verb] ?? '')) return false
  for (let at = verb; at < Math.min(verb + 6, end); at += 1) {
    if (!/^(?:for|pour)$/.test(tokens[at] ?? '')) continue
    return [1, 2, 3, 4].some((on) => isFood(at + on))
  }
  return false
}

/** "My wife and I" */
function isJoined(tokens: readonly Token[], at: number): boolean {
  return /^(?:and|or|et|ou|que|qu)$/.test(tokens[at - 1] ?? '') && subjects.has(tokens[at] ?? '')
}
