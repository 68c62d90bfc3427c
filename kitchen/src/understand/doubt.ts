import type { Span } from '@roux/cooking/text/tokens'
import { isKnown, isPerson, readingOf, wantsAt } from './clause-words.ts'
import { type Clause, type Food, isInHand } from './clauses.ts'
import { isDoneFor, isPlain, isUrged, praises } from './kind-verbs.ts'
import { beings, negations } from './person-words.ts'
import { matchAt } from './phrase-book.ts'
import { isPure } from './pure-lists.ts'
import { isWantedAfter, unkindVerb } from './said-of-somebody.ts'
import type { Token } from './tokens.ts'

/**
 * Where something is ordered, what is told besides in words that no order has is told for its harm: a clause beside
 * the order, and a whole sentence beside it ("Tuna? Never again after the wedding. A niçoise, please").
 */
export function doubt(clauses: Clause[], written: readonly Token[], said: readonly Token[]): void {
  refuseFor(clauses, written)
  const sentences = sentencesOf(clauses, written)
  const orders = ordersOf(sentences, said)
  if (orders.length === 0 || orders.some(({ start, end }) => hides.test(said.slice(start, end).join(' ')))) return
  const ordered = ` ${orders.map(({ start, end }) => said.slice(start, end).join(' ')).join(' ')} `
  const isNew = (food: Food) =>
    food.named && !ordered.includes(` ${said.slice(food.start, food.end).join(' ')} `) && !isInHand(food, said)
  const isDenied = ({ start, end }: Span) => said.slice(start, end).some((token, at) => token !== written[start + at])
  for (const sentence of sentences) {
    const isApart = !sentence.some((clause) => orders.includes(clause))
    const [start, end] = [sentence[0]?.start ?? 0, sentence.at(-1)?.end ?? 0]
    const all = { start, end, foods: sentence.flatMap(({ foods }) => foods), harms: [] }
    const isFoodless = (clause: Clause) => clause.harms.length > 0 && clause.foods.length === 0 && !isDenied(clause)
    const isDoubted = sentence.some((clause) => isKindly(clause, said))
      ? sentence.some((clause) => isDoubtful(clause, said, true))
      : isDoubtful(all, said, true)
    const isTold = isApart && !isDenied(all) && (sentence.some(isFoodless) || isDoubted)
    for (const [at, clause] of sentence.entries()) {
      if (clause.harms.length > 0 || orders.includes(clause) || isDenied(clause)) continue
      if (!clause.foods.some(isNew) || isRefused(clause, said) || isSettled(clause, said)) continue
      const next = sentence[at + 1]
      const isOfNext =
        next &&
        !isCondition(next, written) &&
        next.foods.length === 0 &&
        isPure(clause, written) &&
        !orders.includes(next) &&
        !isDenied(next)
      // "Mustard, even in a vinaigrette, gives my wife asthma"
      const isShort = clause.end - clause.start <= 4
      const isOfLater = (isShort || isBare(clause, written)) && sentence.slice(at + 1).some(isFoodless)
      if (isTold || isOfLater || isDoubtful(clause, said, isApart) || (isOfNext && isDoubtful(next, said, false)))
        clause.harms.push({ start: clause.end, end: clause.end, isAllergy: true, isKnown: false })
    }
  }
}

/** « Sans que ça me coûte un bras » is how it is to be. */
function isCondition({ start }: Clause, written: readonly Token[]): boolean {
  return /^(?:sans|without)$/.test(written[start] ?? '')
}

/** "Tuna salad? Not for my wife" */
function refuseFor(clauses: Clause[], written: readonly Token[]): void {
  for (const [at, clause] of clauses.entries()) {
    const next = clauses[at + 1]
    const answer = next ? written.slice(next.start, next.end).join(' ') : ''
    const isRefused =
      /^(?:not|never|no good|surtout pas|pas|jamais|plus) (?:for|with|near|around|pour|avec|chez) (?!me to|now|a |an |the )/.test(
        answer,
      )
    if (next?.foods.length === 0 && isRefused && isPure(clause, written))
      clause.harms.push({ start: clause.end, end: clause.end, isAllergy: true, isKnown: false })
  }
}

/** "Spat out his peas, hide them in a pie": what was spat out is to be eaten all the same. */
const hides =
  /(?<![^ ])(?:(?:hide|sneak|disguise|smuggle) (?:it|them|some)|(?:cache|planque|glisse|dissimule|camoufle)[a-z]* (?:le|la|les|en)|(?:l|les?|la) (?:cach|planqu|dissimul|camoufl)[a-z]*)(?![^ ])/

/** "Un magret qui en jette" */
function startsWithFood({ start, foods: [first] }: Clause, said: readonly Token[]): boolean {
  return first !== undefined && first.start - start <= 2 && /^(?:une?|an?)$/.test(said[start] ?? '')
}

/** What "no", "without" and "hates" leave out is read by those who read lists. */
function isRefused({ start, foods }: Clause, said: readonly Token[]): boolean {
  return said.slice(start, foods[0]?.start ?? start).some((_, index) => {
    const opens = matchAt(said, start + index, 'en') ?? matchAt(said, start + index, 'fr')
    const isOpened = opens?.meanings.some((meaning) => meaning.kind === 'without' && meaning.opener !== 'not')
    // "Sauf que" leaves nothing out.
    return isOpened === true && !/^qu/.test(said[start + index + 1] ?? '')
  })
}

/** "So spinach it is", "I say eggs": what it comes to. */
function isSettled({ start, end, foods }: Clause, said: readonly Token[]): boolean {
  const before = said.slice(start, foods[0]?.start).join(' ')
  const after = said.slice(foods.at(-1)?.end ?? end, end).join(' ')
  const isLead = /^(?:so|then|alors|donc)?$/.test(before)
  return (
    (isLead && /^(?:it is|ce sera|ca sera)$/.test(after)) ||
    (/^(?:so )?(?:i|we) (?:say|vote)$/.test(before) && after === '')
  )
}

/** Where a dish is named, something is wanted, or a meal is asked for; sooner in a sentence that tells of no harm. */
function ordersOf(sentences: readonly (readonly Clause[])[], said: readonly Token[]): readonly Clause[] {
  const isOrder = (clause: Clause) =>
    clause.harms.length === 0 &&
    (clause.foods.some(({ isDish }) => isDish) ||
      startsWithFood(clause, said) ||
      (clause.foods.length > 0 && isWish(clause, said)) ||
      isAnyMeal(clause, said))
  const all = sentences.flat().filter(isOrder)
  const harmless = sentences
    .filter((sentence) => !sentence.some(({ harms, foods }) => harms.length > 0 && foods.length === 0))
    .flat()
    .filter(isOrder)
  // Scampi are a dish, and a food beside another one.
  const isSure = (clause: Clause) => !(isPure(clause, said) && clause.foods.every(({ named }) => named))
  return [harmless.filter(isSure), all.filter(isSure)].find(({ length }) => length > 0) ?? all
}

/** The clauses by sentence; a food with a question mark belongs to what follows. */
function sentencesOf(clauses: readonly Clause[], written: readonly Token[]): Clause[][] {
  const sentences: Clause[][] = []
  for (const clause of clauses) {
    const last = sentences.at(-1)
    const before = last?.at(-1)
    const between = before ? written.slice(before.end, clause.start) : []
    const isEnded = between.some((token) => /^[.!?;]$/.test(token))
    const isNamed = last?.every((one) => isBare(one, written))
    if (last && (!isEnded || isNamed)) last.push(clause)
    else sentences.push([clause])
  }
  return sentences
}

/** Nothing but foods, after "but" perhaps. */
function isBare({ start, end, foods, harms }: Clause, written: readonly Token[]): boolean {
  const first = /^(?:but|mais|and|et)$/.test(written[start] ?? '') ? start + 1 : start
  return foods.length > 0 && isPure({ start: first, end, foods, harms }, written)
}

const meal =
  /^(?:dinner|lunch|supper|breakfast|meal|meals|recipe|recipes|something|anything|ideas?|diner|dejeuner|repas|recette|recettes|plat|plats|idees?|quoi)$/

export function isAnyMeal({ start, end, foods }: Clause, said: readonly Token[]): boolean {
  return foods.length === 0 && said.slice(start, end).some((word) => meal.test(word))
}

/**
 * Does a clause say what a cook does not say of what they want: a word that is in no wish, a verb that is not kind, or
 * nothing that anybody does with a food? That alone is no harm: beside an order for something else it is taken for one.
 * In a sentence apart from the order one such word is enough.
 */
function isDoubtful(clause: Clause, tokens: readonly Token[], isApart: boolean): boolean {
  const reading = readingOf(clause, tokens)
  const { start, end } = clause
  const text = tokens.slice(start, end).join(' ')
  if (/(?<![^ ])(?:never again|plus jamais|jamais plus|no thanks|non merci)(?![^ ])/.test(text)) return true
  if (isUrged(text)) return false
  let hasPerson = false
  let isKind = false
  const strange: number[] = []
  for (let at = start; at < end; at += 1) {
    const word = tokens[at] ?? ''
    if (reading.isFood(at)) continue
    if (!isKnown(word)) strange.push(at)
    // "Le thon la couvre"
    const isHer = /^(?:la|le|l|les)$/.test(word) && reading.isFood(at - 1)
    hasPerson ||= isHer || isPerson(reading, at)
    isKind ||= wantsAt(tokens, at) || ((isPlain(word) || isDoneFor(word)) && !beings.has(word))
    const verb = unkindVerb(reading, at)
    if (verb !== null && tokens[verb] !== '.' && !isWantedAfter(reading, verb)) return true
  }
  const [first] = isKindly(clause, tokens) ? [] : strange
  // A name of a dish may have a word that nobody knows: "poulet marengo".
  if (first !== undefined && (isApart || hasPerson || strange.length > 1 || clause.foods.length === 0)) return true
  const isNegated = tokens.slice(start, end).some((word) => /^(?:t|not|never|jamais|cannot|n|ne)$/.test(word))
  const wants = tokens.slice(start, end).some((_, index) => wantsAt(tokens, start + index))
  return (hasPerson && !isKind) || (isNegated && hasPerson && !wants)
}

/** Is a food praised, or told to be eaten more of? */
function isKindly({ start, end, foods }: Clause, tokens: readonly Token[]): boolean {
  const isPraised = foods.some((food) =>
    tokens.slice(Math.max(start, food.start - 2), food.start).some((word) => praises.test(word)),
  )
  return isPraised || (foods.length > 0 && isUrged(tokens.slice(start, end).join(' ')))
}

/** Does somebody want something in a clause? */
function isWish({ start, end }: Clause, tokens: readonly Token[]): boolean {
  return tokens
    .slice(start, end)
    .some((_, index) => wantsAt(tokens, start + index) && !negations.has(tokens[start + index - 1] ?? ''))
}
