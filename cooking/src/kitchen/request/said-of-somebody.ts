import type { Clause, Harmful } from './clauses.ts'
import { commonWords } from './common-words.ts'
import { isDoneFor, isGood, isPlain, isWanting } from './kind-verbs.ts'
import { neutralWords } from './neutral-words.ts'
import {
  afterOwner,
  aside,
  isTime,
  negations,
  objects,
  owners,
  people,
  setOf,
  subjects,
  towards,
} from './person-words.ts'
import type { Token } from './tokens.ts'
import { fillerWords, joiningWords } from './vocabulary.ts'

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
    if (reading.isFood(at)) continue
    const verb = sufferedOver(reading, at) ?? unkindToObject(reading, at) ?? unkindBeside(reading, at)
    // What is denied is gone from the words: "has no problem with nuts".
    if (verb !== null && tokens[verb] !== '.' && !isWantedAfter(reading, verb)) return harmAt(verb)
  }
  return undefined
}

export function readingOf({ start, end, foods }: Clause, tokens: readonly Token[]): Reading {
  return { start, end, tokens, isFood: (at) => foods.some((food) => at >= food.start && at < food.end) }
}

function harmAt(at: number): Harmful {
  return { start: at, end: at + 1, isAllergy: true, isKnown: false }
}

export function isPerson({ tokens, isFood }: Reading, at: number): boolean {
  const word = tokens[at] ?? ''
  const is = subjects.has(word) || owners.has(word) || objects.en.has(word) || objects.fr.has(word) || people.has(word)
  const isOwned = owners.has(tokens[at - 1] ?? '') && !owners.has(word)
  return is && !isOwned && !towards.has(tokens[at - 1] ?? '') && !isDoneFor(tokens[at - 1] ?? '') && !isFood(at)
}

const over = setOf(
  'after when whenever if from every each over for because at once apres quand si des lorsque chaque cause a au aux',
)

/** A verb that is not kind, with the food after a word of time or cause. */
function sufferedOver(clause: Reading, at: number): number | null {
  const verb = unkindVerb(clause, at)
  if (verb === null) return null
  for (let next = verb + 1; next < clause.end && !clause.isFood(next); next += 1)
    if (over.has(clause.tokens[next] ?? '')) return verb
  return null
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

type Reading = { start: number; end: number; tokens: readonly Token[]; isFood: (at: number) => boolean }

/** Where the verb of a subject stands that is not kind. */
export function unkindVerb(clause: Reading, at: number): number | null {
  const { tokens, start, end } = clause
  const own = tokens[at] ?? ''
  const isOwner = owners.has(own) && !(own === 'her' && clause.isFood(at - 1))
  const isPerson = people.has(own) && !owners.has(tokens[at - 1] ?? '')
  if (!(subjects.has(own) || isOwner || isPerson)) return null
  if (at > start && towards.has(tokens[at - 1] ?? '') && !isJoined(tokens, at)) return null
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
    let next = at + 1
    while (fillerWords.has(tokens[next] ?? '')) next += 1
    return isFood(next)
  }
  return false
}

/** Is something wanted there? "Like a balloon" is a likeness. */
export function wantsAt(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at] ?? ''
  return isWanting(word) && !(word === 'like' && /^an?$/.test(tokens[at + 1] ?? ''))
}

/** "My wife and I" */
function isJoined(tokens: readonly Token[], at: number): boolean {
  return /^(?:and|or|et|ou|que|qu)$/.test(tokens[at - 1] ?? '') && subjects.has(tokens[at] ?? '')
}

/** Are all the words up to the next food, or to the end where none follows, such as cooks write? */
function restIsKnown({ tokens, end, isFood }: Reading, from: number): boolean {
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

/** Where a food that stands before does something to somebody that is not kind. */
function unkindToObject(clause: Reading, at: number): number | null {
  const { tokens, end } = clause
  const own = tokens[at] ?? ''
  const food = lastFoodBefore(clause, at)
  if (food === null) return null
  const isGoodAfter = () => tokens.slice(food, end).some(isGood)
  if (objects.fr.has(own) && !objects.en.has(own)) {
    const verb = skip(tokens, at + 1, end)
    const word = tokens[verb] ?? ''
    if (verb >= end || towards.has(tokens[at - 1] ?? '') || isDoneFor(tokens[at - 1] ?? '')) return null
    return isDoneFor(word) && (isGoodAfter() || restIsKnown(clause, verb + 1)) ? null : verb
  }
  if (own === 'me' && /^[a-z]+(?:e|ent|it|ut|d|t)$/.test(tokens[at + 1] ?? '') && isFrenchVerbAhead(tokens, at, end)) {
    const verb = skip(tokens, at + 1, end)
    return isDoneFor(tokens[verb] ?? '') && (isGoodAfter() || restIsKnown(clause, verb + 1)) ? null : verb
  }
  const isWhose = owners.has(own)
  if (!objects.en.has(own) && !isWhose) return null
  const verb = at - 1
  const word = tokens[verb] ?? ''
  if (verb < food || towards.has(word)) {
    // "Goes straight through me": what goes before is asked.
    if (!/^(?:through|on|up|to|at|dans|sur)$/.test(word) || verb <= food) return null
    const before = tokens.slice(food, verb).filter((one) => !aside.has(one) && !fillerWords.has(one))
    return before.length > 0 && !before.every((one) => isKnown(one) && !isPlain(one)) && !isGoodAfter() ? food : null
  }
  if (subjects.has(tokens[food] ?? '')) return null
  if (isDoneFor(word)) return isGoodAfter() || restIsKnown(clause, at + 1) ? null : verb
  return isWanting(word) ? null : verb
}

/** "Mussels and I": not a word of love follows; "over a kiwi", "because of nuts": the food is to blame. */
function unkindBeside({ tokens, start, end, isFood }: Reading, at: number): number | null {
  const [own = '', next = ''] = tokens.slice(at)
  if (at > start && isFood(at - 1)) {
    if (own === 'equals' && !tokens.slice(at, end).some((word) => isWanting(word) || isGood(word))) return at
    // "One prawn and Tom looks like a balloon"
    let first = at - 1
    while (first > start && isFood(first - 1)) first -= 1
    const isOne = /^(?:one|une?|single|seule?)$/.test(tokens[first - 1] ?? '')
    const rest = tokens.slice(at + 1, end)
    if (isOne && /^(?:and|et)$/.test(own) && rest.length > 1 && !rest.some((_, index) => isFood(at + 1 + index)))
      return at
    const isPair =
      /^(?:and|et)$/.test(own) &&
      /^(?:i|me|my|moi|mon|ma|mes|we|nous|him|her|us|them|lui|elle|eux|his|our|their|son|sa|ses|notre|nos|leur)$/.test(
        next,
      )
    if (isPair) return tokens.slice(at, end).some((word) => isWanting(word) || isGood(word)) ? null : at
    // "Le thon la couvre de boutons"
    const isHer = /^(?:la|le|l|les)$/.test(own) && !isFood(at + 1) && at + 1 < end
    if (
      isHer &&
      !isDoneFor(next) &&
      !fillerWords.has(next) &&
      tokens[at + 2] !== undefined &&
      at + 2 <= end &&
      !isTime(next)
    )
      return at + 1
  }
  return null
}

function skip(tokens: readonly Token[], from: number, end: number): number {
  let at = from
  while (at < end && aside.has(tokens[at] ?? '') && !isDoneFor(tokens[at] ?? '')) at += 1
  return at
}

function isFrenchVerbAhead(tokens: readonly Token[], at: number, end: number): boolean {
  return tokens.slice(0, end).some((token) => /^(?:le|la|les|l|du|des|un|une|je|j)$/.test(token)) && at + 1 < end
}

/** The end of the food before a word, with nobody of their own between them. */
function lastFoodBefore({ tokens, start, isFood }: Reading, at: number): number | null {
  for (let before = at - 1; before >= start; before -= 1) {
    if (isFood(before)) return isOfSomebody({ tokens, start, end: before, isFood }) ? null : before + 1
    if (subjects.has(tokens[before] ?? '')) return null
  }
  return null
}

/** Does somebody do something with the food: "my neighbour cuts her rhubarb and throws me the stalks"? */
function isOfSomebody({ tokens, start, end }: Reading): boolean {
  const before = tokens.slice(start, end)
  const isSaid = before.some((word) =>
    /^(?:that|que|qu|says?|said|dit|when|whenever|if|quand|si|because|parce|car)$/.test(word),
  )
  return !isSaid && before.length > 2 && (subjects.has(before[0] ?? '') || owners.has(before[0] ?? ''))
}
