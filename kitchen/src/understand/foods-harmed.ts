import { type Clause, type Food, type Harmful, meantBy } from './clauses.ts'
import { causes, leads, personal, pointers, relative, takesFood, towardsFood } from './harm-words.ts'
import { isWanting } from './kind-verbs.ts'
import type { MadeThing } from './made-of.ts'
import { isAllergenic } from './named.ts'
import { owners, people, subjects } from './person-words.ts'
import { isOfList, isPure, listBefore } from './pure-lists.ts'
import type { Token } from './tokens.ts'
import { general, leadsElsewhere } from './unknown-harm.ts'
import { fillerWords, joiningWords } from './vocabulary.ts'

/**
 * What is harmful of a clause with words of harm; `isNear` where it stands in the clause itself. Of `things` nothing but
 * what they are made of is known.
 */
export type FoodsHarmed = { foods: readonly Food[]; isNear: boolean; things?: readonly MadeThing[] }

/** The foods that the words of harm lead to, else those before them, else what the clause points back to. */
export function foodsHarmedIn(clauses: readonly Clause[], at: number, tokens: readonly Token[]): FoodsHarmed {
  const clause = clauses[at]
  if (!clause) return { foods: [], isNear: false }
  const foods = new Set<Food>()
  for (const harm of clause.harms) {
    if (harm.of) {
      for (const food of listAround(clause.foods, harm.of, tokens)) foods.add(food)
      continue
    }
    const led = ledToFrom(clause, harm, tokens)
    for (const food of led.length > 0 ? listAfter(clauses, at, led, tokens) : []) foods.add(food)
    if (led.length === 0 || isCause(clause, harm, tokens)) {
      for (const food of before(clauses, at, harm, tokens)) foods.add(food)
    }
  }
  // In doubt whatever is named there; a dish alone says little.
  if (![...foods].some((food) => meantBy(food).length > 0)) for (const food of clause.foods) foods.add(food)
  if (foods.size > 0) return { foods: [...foods], isNear: true }
  // "He has eczema which flares with tomato"
  const next = clauses[at + 1]
  const goesOn = next?.start === clause.end && relative.has(tokens[next.start] ?? '')
  if (goesOn && next.foods.length > 0) return { foods: next.foods, isNear: false }
  if (leadsElsewhere(clause, tokens)) return { foods: [], isNear: false }
  const listed = generalList(clauses, at, tokens)
  if (listed.length > 0) return { foods: listed, isNear: true }
  const pointed = pointedAt(clauses, at, tokens)
  return { foods: pointed.length > 0 ? pointed : listedNext(clauses, at, tokens), isNear: false }
}

/** Is it the food before that does it: "gives me", "would kill"? */
function isCause({ foods }: Clause, { start, end }: Harmful, tokens: readonly Token[]): boolean {
  const last = foods.findLast((food) => food.end <= start)
  return last !== undefined && causes.test(`${tokens.slice(last.end, end).join(' ')} `)
}

/** The first food after words of harm, where little words lead there. */
function ledToFrom({ foods, harms, end }: Clause, harm: Harmful, tokens: readonly Token[]): Food[] {
  let at = harm.end
  const isBetween = (place: number) =>
    towardsFood.has(tokens[place] ?? '') ||
    fillerWords.has(tokens[place] ?? '') ||
    joiningWords.includes(tokens[place] ?? '') ||
    harms.some((other) => place >= other.start && place < other.end)
  // Nobody says more in between, and a long text stays quick to read.
  while (at < Math.min(end, harm.end + 40) && !foods.some(({ start }) => start === at) && isBetween(at)) at += 1
  const first = foods.findIndex(({ start }) => start === at)
  if (first === -1) return []
  const said = tokens.slice(harm.start, harm.end).join(' ')
  const between = tokens.slice(harm.end, at).join(' ')
  const isLed = leads.test(between) || takesFood.test(said) || leads.test(said.split(' ').at(-1) ?? '')
  return isLed ? foods.slice(first) : []
}

/** A list that begins with a food: to its end in the clause, and on through clauses that are nothing but foods. */
function listAfter(clauses: readonly Clause[], at: number, foods: readonly Food[], tokens: readonly Token[]): Food[] {
  const list = foods.slice(0, 1)
  for (const food of foods.slice(1)) {
    const last = list.at(-1)
    const between = last ? tokens.slice(last.end, food.start) : []
    // "A bun made with lupin"
    const isIn = /^(?:made )?(?:with|containing|avec|contenant)(?: (?:the|some|le|la|du|des))?$/.test(between.join(' '))
    if (!last || !(isIn || between.every(isOfList) || isOfAnother(between))) return list
    list.push(food)
  }
  const more: Food[] = []
  for (let next = at + 1; tokens[clauses[next - 1]?.end ?? -1] === ','; next += 1) {
    const clause = clauses[next]
    if (!clause || !isPure(clause, tokens) || clause.foods.some(({ isDish }) => isDish)) break
    more.push(...clause.foods)
  }
  const isJoined = more.some(({ start }) => joiningWords.includes(tokens[start - 1] ?? ''))
  const isOne = more.length > 1 && more.every(({ named }) => named && isAllergenic(named))
  return isJoined || isOne ? [...list, ...more] : list
}

/** "Allergic to nuts and my son to eggs" */
function isOfAnother(between: readonly Token[]): boolean {
  const [joins = '', who = ''] = between
  const leads = /^(?:.* )?(?:to|a|au|aux)(?: l| la)?$/.test(between.slice(2).join(' '))
  const isWho = isSomebody(who) || /^(?:the|le|la|les|l)$/.test(who)
  // "Egg (me) and sesame (him)"
  if (between.length < 5 && between.every((token) => isOfList(token) || isSomebody(token))) return true
  return joiningWords.includes(joins) && isWho && leads && between.length < 7 && !between.some(isWanting)
}

function isSomebody(word: Token): boolean {
  return (
    subjects.has(word) ||
    owners.has(word) ||
    people.has(word) ||
    /^(?:moi|toi|lui|eux|elle|me|him|her|them|us)$/.test(word)
  )
}

/** The foods before words of harm: all of the clause, or where nothing stands between the last of them alone. */
function before(clauses: readonly Clause[], at: number, harm: Harmful, tokens: readonly Token[]): readonly Food[] {
  const clause = clauses[at]
  const foods = clause?.foods.filter(({ end }) => end <= harm.start) ?? []
  const [first, last] = [foods[0], foods.at(-1)]
  if (!clause || !first || !last) return []
  if (last.end === harm.start && !causes.test(`${tokens.slice(harm.start, harm.end).join(' ')} `))
    return lastList(foods, tokens)
  const list = [...foods]
  // "eggs, milk and nuts give me hives"
  const isListed = tokens.slice(clause.start, first.start).every(isOfList) && foods.length > 1
  for (let previous = at - 1; isListed && tokens[clauses[previous]?.end ?? -1] === ','; previous -= 1) {
    const other = clauses[previous]
    if (!other || !isPure(other, tokens) || other.foods.some(({ isDish }) => isDish)) break
    list.unshift(...other.foods)
  }
  return list
}

/** The foods that stand together with one: "mustard or celery". */
function listAround(foods: readonly Food[], one: Food, tokens: readonly Token[]): Food[] {
  const list = lastList(foods.slice(0, foods.indexOf(one) + 1), tokens)
  for (const food of foods.slice(foods.indexOf(one) + 1)) {
    if (!tokens.slice(list.at(-1)?.end, food.start).every(isOfList)) break
    list.push(food)
  }
  return list
}

/** The last foods of some that stand together: "milk and eggs". */
function lastList(foods: readonly Food[], tokens: readonly Token[]): Food[] {
  const list: Food[] = []
  for (const food of foods.toReversed()) {
    const next = list[0]
    if (next && !tokens.slice(food.end, next.start).every(isOfList)) break
    list.unshift(food)
  }
  return list
}

/** What a clause without a food speaks of: what stands right before "which", what "they" means, a food alone. */
function pointedAt(clauses: readonly Clause[], at: number, tokens: readonly Token[]): readonly Food[] {
  const clause = clauses[at]
  const first = tokens[clause?.start ?? 0] ?? ''
  if (!clause || personal.has(first)) return []
  const words = tokens.slice(clause.start, clause.end)
  const previous = clauses[at - 1]
  if (!previous) return []
  if (relative.has(first)) {
    const food = previous.foods.at(-1)
    return food?.end === previous.end ? lastList(previous.foods, tokens) : []
  }
  // "No jokes with peanuts since the ambulance"
  const isSince = /^(?:since|because|after|depuis|parce|car|vu)$/.test(first) && previous.end === clause.start
  if (isSince && previous.foods.length > 0) return lastList(previous.foods, tokens)
  const begins = clause.harms.some(({ start }) =>
    words.slice(0, start - clause.start).every((word) => fillerWords.has(word)),
  )
  const points = words.some((word) => pointers.has(word))
  for (const other of [previous, clauses[at - 2]]) {
    if (!other) return []
    const isMeant = begins || points || (isPure(other, tokens) && other.foods.every(({ isDish }) => !isDish))
    if (other.foods.length > 0) {
      // "Sesame, even the oil, means an ambulance"
      const isAside = /^(?:even|meme|just|juste)$/.test(tokens[other.start] ?? '')
      const more = isAside ? (clauses[clauses.indexOf(other) - 1]?.foods ?? []) : listBefore(clauses, other, tokens)
      return isMeant || isAside ? [...more, ...lastList(other.foods, tokens)] : []
    }
  }
  return []
}

/** "The stuff that itches my mouth (celery, walnuts)": which it is, said right after. */
function generalList(clauses: readonly Clause[], at: number, tokens: readonly Token[]): readonly Food[] {
  const [clause, next] = clauses.slice(at)
  const before = clauses[at - 1]
  const said = tokens.slice(before?.end === clause?.start ? before?.start : clause?.start, clause?.end)
  const isMeant = /^[,:]$/.test(tokens[clause?.end ?? -1] ?? '') && said.some((word) => general.test(word))
  if (!isMeant || !next || !isPure(next, tokens) || next.foods.some(({ isDish }) => isDish)) return []
  const rest = clauses.slice(at + 2)
  const other = rest.findIndex((more) => !isPure(more, tokens) || more.foods.some(({ isDish }) => isDish))
  return [next, ...rest.slice(0, other === -1 ? rest.length : other)].flatMap(({ foods }) => foods)
}

/** "Severe allergy: fish" */
function listedNext(clauses: readonly Clause[], at: number, tokens: readonly Token[]): readonly Food[] {
  const [clause, next] = clauses.slice(at)
  const isNamed = clause?.harms.some(({ isKnown }) => isKnown) && tokens[clause.end] === ','
  const isMeant = isNamed && next && isOnlyFoods(next, tokens) && !next.foods.some(({ isDish }) => isDish)
  if (isMeant) return listAfter(clauses, at + 1, next.foods, tokens)
  // "Nobody is allergic but my sister, to nuts"
  const isKnown = clause?.harms.some((harm) => harm.isKnown)
  const later = isKnown
    ? clauses.slice(at + 1, at + 4).find(({ start }) => /^(?:to|au|aux)$/.test(tokens[start] ?? ''))
    : undefined
  return later ? listAfter(clauses, clauses.indexOf(later), later.foods, tokens) : []
}

/** "The whole mollusc family" */
function isOnlyFoods(clause: Clause, tokens: readonly Token[]): boolean {
  const family = /^(?:family|group|lot|everything|entire|stuff|famille|groupe|tribu)$/
  return isPure(
    clause,
    tokens.map((token, at) => (family.test(token) || (at >= clause.start && isSomebody(token)) ? 'all' : token)),
  )
}
