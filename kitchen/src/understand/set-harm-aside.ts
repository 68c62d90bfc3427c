import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { matchesOf } from '@roux/cooking/text/matches-of'
import type { Span } from '@roux/cooking/text/tokens'
import { type Clause, clausesOf, foodsIn, meantBy } from './clauses.ts'
import { type FoodsHarmed, foodsHarmedIn } from './foods-harmed.ts'
import { allergyHarm, illnesses, namedAllergy, upset } from './harm-words.ts'
import { harmedWith } from './kin-allergens.ts'
import { harmLikewise } from './likewise.ts'
import { missedIn } from './missed-foods.ts'
import { avoidable, isLactose, type Named } from './named.ts'
import { noHarm } from './no-harm.ts'
import { owners, people } from './person-words.ts'
import { matchAt } from './phrase-book.ts'
import { takenBackIn } from './taken-back.ts'
import { isAnyMeal, thingsHarmedIn } from './things-harmed.ts'
import type { Token } from './tokens.ts'
import { unknownHarm } from './unknown-harm.ts'

/** What a sentence says does harm. */
export type Harm = {
  /** The sentence without that: a word that is gone is a full stop. */
  tokens: Token[]
  /** Foods that must not be in the recipe; what was not simply called an allergy is inferred, and said to the cook. */
  foods: { named: Named; isAllergy: boolean; isInferred: boolean }[]
  /** Where words of harm stand, whomever they are said of. */
  words: readonly (Span & { isAllergy: boolean })[]
  /** Where those stand that are simply called an allergy: they are among the tokens. */
  named: Set<number>
  /** Somebody is harmed by what is no food here. */
  isUnknown: boolean
  /** Where it is said what that is. */
  unknown: Span[]
  /** Where it is said that there is no harm. */
  denied: readonly Span[]
  /** Where it is told of animals, or of somebody who is not at the table, or is over. */
  takenBack: readonly Span[]
}

export const gone: Token = '.'

const anyOf = (...lists: readonly (readonly string[])[]) =>
  new RegExp(`(?<![^ ])(?:${lists.flat().join('|')})(?![^ ])`, 'g')
const both = (table: Record<KitchenLanguage, readonly string[]>) =>
  anyOf(...kitchenLanguages.map((language) => table[language]))
const patterns = { allergy: both(allergyHarm), upset: both(upset), known: both(namedAllergy), none: both(noHarm) }
const ofIllness = illnesses.map(({ says, food }) => ({ says: anyOf([says]), food }))

/**
 * Takes out of a sentence what it says does harm: a food in a clause with words of harm is forbidden and never wanted.
 * It is the food that the words lead to ("hives from sesame"), else those before them ("dairy gives me cramps"), else
 * the one that the clause points back to ("no eggs, they make me swell"); in doubt it is one too many.
 * @param told the words as they were written
 * @param mend the same, with the names of foods put right
 */
export function setHarmAside(told: readonly Token[], mend: readonly Token[], language: KitchenLanguage): Harm {
  const [written, mended] = [[...told], [...mend]]
  // "No longer allergic to nuts, but still to milk"
  for (const [at, token] of told.entries()) {
    const [but = '', next = ''] = [told[at - 1], told[at + 1]]
    if (/^(?:still|toujours)$/.test(token) && /^(?:but|mais)$/.test(but) && /^(?:to|a|au|aux)$/.test(next))
      written[at] = mended[at] = token === 'still' ? 'allergic' : 'allergique'
  }
  const missed = missedIn(mended, language)
  const takenBack = takenBackIn(written, language)
  for (const { start, end } of [...missed, ...takenBack]) {
    written.fill(gone, start, end)
    mended.fill(gone, start, end)
  }
  for (const { start, end } of likenessesIn(mended, language)) mended.fill(gone, start, end)
  // "Never had any trouble with sesame until last week"
  const denied = find(written, { start: 0, end: written.length }, patterns.none).filter(
    ({ end }) => !/^(?:[a-z]+ ){0,6}?(?:until|till|jusqu)(?![^ ])/.test(written.slice(end, end + 8).join(' ')),
  )
  const harm: Harm = {
    tokens: [...mended],
    foods: [],
    words: wordsOfHarm(told),
    named: new Set(),
    isUnknown: false,
    unknown: [],
    denied: [...denied, ...missed],
    takenBack,
  }
  const said = written.map((token, at) => (denied.some((span) => isIn(at, span)) ? gone : token))
  const clauses = clausesOf(written).map((span) => readClause(span, said, mended, language))
  harmLikewise(clauses, said)
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1]
    // "He is allergic to nuts no more, the hospital says so"
    const isDenied = clause.foods.length === 0 && before && said.slice(before.start, before.end).includes(gone)
    if (clause.harms.length === 0 || isDenied) continue
    const harmed = foodsHarmedIn(clauses, at, written)
    const isNamed = harmed.foods.some((food) => meantBy(food).length > 0)
    const isOrdered = clauses.some((other) => other !== clause && isOrder(other, mended))
    const around = written.slice(clauses[at - 1]?.start ?? clause.start, clauses[at + 1]?.end ?? clause.end).join(' ')
    if (isNamed && harmed.isNear) forbid(harm, clause, harmed, { isOrdered, said: around })
    else {
      // A dish in the clause itself comes before a food that it may point back to.
      const things = thingsHarmedIn(clauses, at, harm.tokens, language, isNamed)
      forbid(harm, clause, things.length > 0 ? { foods: [], isNear: false, things } : harmed, {
        isOrdered,
        said: around,
      })
      if (things.length === 0 && !isNamed) hearUnknown(harm, clauses, at, written)
    }
  }
  for (const span of denied) {
    // Nobody is allergic, or afraid of the food: no list of what to leave out begins here.
    if (
      written
        .slice(span.start, span.end)
        .some((token) =>
          /^(?:allerg|intoler|c(?:o)?elia|toler|support|diger|mustn?|peur|(?:afraid|scared|terrified|frightened)$)/.test(
            token,
          ),
        )
    )
      harm.tokens.fill(gone, span.start, span.end + (/^(?:to|a|au|aux)$/.test(written[span.end] ?? '') ? 1 : 0))
  }
  for (const { says, food } of ofIllness) {
    const named = avoidable(matchAt(food.split(' '), 0, 'en')?.meanings ?? [])
    const spans = find(said, { start: 0, end: said.length }, says)
    if (!named || spans.length === 0) continue
    harm.foods.push({ named, isAllergy: !isLactose(named), isInferred: false })
    // What nobody else reads was heard here.
    for (const { start, end } of spans) if (!matchAt(mended, start, language)) harm.tokens.fill(gone, start, end)
  }
  return harm
}

function wordsOfHarm(told: readonly Token[]): Harm['words'] {
  return (['allergy', 'known', 'upset'] as const).flatMap((kind) =>
    find(told, { start: 0, end: told.length }, patterns[kind]).map((span) => ({
      ...span,
      isAllergy: kind !== 'upset',
    })),
  )
}

function readClause(span: Span, said: readonly Token[], mended: readonly Token[], language: KitchenLanguage): Clause {
  const known = find(said, span, patterns.known).map((one) => ({ ...one, isAllergy: true, isKnown: true }))
  const read = [
    ...find(said, span, patterns.allergy).map((one) => ({ ...one, isAllergy: true, isKnown: false })),
    ...find(said, span, patterns.upset).map((one) => ({ ...one, isAllergy: false, isKnown: false })),
  ]
  // What is called by its name needs no reading.
  const isNamed = (one: Span) => known.some(({ start, end }) => one.start < end && start < one.end)
  const harms = [...known, ...read.filter((one) => !isNamed(one))]
  const others = mended.map((token, at) => (harms.some((one) => isIn(at, one)) ? gone : token))
  const foods = foodsIn(harms.length > 0 ? others : mended, span, language)
  return { ...span, harms, foods: foods.filter((food) => !isOfBody(food, mended) && !isLikeness(food, said)) }
}

/** "Her tongue", "grandads tongue": nobody cooks that one. */
export function isOfBody({ start, end }: Span, tokens: readonly Token[]): boolean {
  const [whose = '', owner = ''] = [tokens[start - 1] ?? '', tokens[start - 2] ?? '']
  const isHurt = /^(?:tingly|fat|swollen|numb|itchy|sore|burning|furry|puffy|prickly|scratchy)$/.test(whose)
  const isOwned =
    isHurt || owners.has(whose) || (whose === 's' && isSomebody(owner)) || isSomebody(whose.replace(/s$/, ''))
  return (
    isOwned &&
    end - start === 1 &&
    /^(?:tongue|liver|heart|kidneys?|cheeks?|langue|foie|coeur|joues?)$/.test(tokens[start] ?? '')
  )
}

/** « Pleurer comme une madeleine », "red as a lobster": how somebody looks, and nothing to eat. */
function likenessesIn(tokens: readonly Token[], language: KitchenLanguage): Span[] {
  return tokens.flatMap((token, at) => {
    const before = tokens.slice(Math.max(0, at - 2), at).join(' ')
    const isLike = /^(?:comme|like|as)$/.test(token) && /^(?:an?|une?|des)$/.test(tokens[at + 1] ?? '')
    const span = { start: at, end: at + 3 }
    return isLike && ofSomebody.test(before) && foodsIn(tokens, span, language).length > 0 ? [span] : []
  })
}

const ofSomebody =
  /(?:^| )(?:pleur|chial|sanglot|roug|gonfl|enfl|ronfl|cr(?:y|ie)|weep|sob|red|blush|sw[eo]ll|puff|bloat|snor|itch|gratt)[a-z]*(?: up| out| everything)?$/

/** "That peanut brained terrier" */
function isLikeness({ end }: Span, tokens: readonly Token[]): boolean {
  return /^(?:brained|faced|headed|sized|shaped|coloured|colored|scented)$/.test(tokens[end] ?? '')
}

export function isSomebody(word: string): boolean {
  return (
    people.has(word) ||
    /^(?:son|daughter|boy|girl|brother|sister|husband|wife|friend|partner|mother|father|kid|child|niece|nephew|uncle|aunt|cousin)$/.test(
      word,
    )
  )
}

function isIn(at: number, { start, end }: Span): boolean {
  return at >= start && at < end
}

/** Where a pattern stands among tokens. */
function find(tokens: readonly Token[], { start, end }: Span, pattern: RegExp): Span[] {
  const text = tokens.slice(start, end).join(' ')
  let [at, seen] = [start, 0]
  // Counted on from the last: a long text has many.
  const countTo = (index: number) => {
    for (; seen < index; seen += 1) if (text[seen] === ' ') at += 1
    return at
  }
  return matchesOf(text, pattern).map(({ 0: words, index }) => {
    const first = countTo(index)
    return { start: first, end: first + words.trim().split(' ').length }
  })
}

const intolerance =
  /^(?:intoler|lactose intoler|sensi|(?:can|don|doesn|do|does|cannot) .*(?:tolerate|digest|have|do)$|(?:support|toler|diger))/

/** Something is asked for there, which is no harm. */
function isOrder(clause: Clause, tokens: readonly Token[]): boolean {
  return clause.harms.length === 0 && (clause.foods.length > 0 || isAnyMeal(clause, tokens))
}

function forbid(
  harm: Harm,
  { harms }: Clause,
  { foods, isNear, things = [] }: FoodsHarmed,
  { isOrdered, said }: { isOrdered: boolean; said: string },
): void {
  const isAllergy = harms.some((one) => one.isAllergy)
  const isNew = harms.some(({ isKnown }) => !isKnown)
  const isIntolerance = !harms.some(
    (one) => one.isAllergy && !intolerance.test(harm.tokens.slice(one.start, one.end).join(' ')),
  )
  for (const food of foods) {
    const { start, end, named } = food
    const meant = meantBy(food)
    for (const one of [...meant, ...meant.flatMap((one) => harmedWith(one, { said, isAllergy }))])
      harm.foods.push({ named: one, isAllergy: isAllergy && !(isIntolerance && isLactose(one)), isInferred: isNew })
    // A dish that is named for what harms is wanted all the same where nothing else is.
    const isWanted = !named && !isOrdered
    if (meant.length > 0 && isNear && isNew && !isWanted) harm.tokens.fill(gone, start, end)
    else if (meant.length > 0 && isNear && !isWanted) harm.named.add(start)
  }
  for (const { start, end, of } of things) {
    for (const named of of) harm.foods.push({ named, isAllergy: false, isInferred: true })
    harm.tokens.fill(gone, start, end)
  }
  for (const { start, end, isKnown } of harms) if (!isKnown) harm.tokens.fill(gone, start, end)
}

/** What harms is told, and is no food here: what is said of it is kept for the cook. */
function hearUnknown(harm: Harm, clauses: readonly Clause[], at: number, written: readonly Token[]): void {
  const harms = clauses[at]?.harms ?? []
  const isAllergy = harms.some((one) => one.isAllergy)
  const what = harms.some(({ of }) => of) ? null : unknownHarm(clauses, at, written, isAllergy)
  if (!what && !isAllergy) return
  if (what) harm.unknown.push(what)
  harm.isUnknown ||= what !== null || harms.some(({ isKnown, of }) => !isKnown && !of)
}
