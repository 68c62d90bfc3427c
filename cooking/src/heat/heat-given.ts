import type { Time } from '../amounts/find-times.ts'
import { words } from '../languages/word-list.ts'
import type { Clause } from '../mentions/clauses.ts'
import type { Mention } from '../mentions/mention.ts'
import type { FoodLine } from '../mentions/read-foods.ts'
import { matchesOf } from '../text/matches-of.ts'
import type { Span } from '../text/tokens.ts'
import { type Heat, leastMinutes } from './doneness.ts'
import * as say from './heat-words.ts'
import { cutIn, type RawMeat, smaller } from './raw-meat.ts'

/** What the steps surely give a raw meat. */
export type HeatGiven = {
  /** Of the least that makes it done, added up over all that heats it: 1 is enough. */
  share: number
  /** Is there heat of which no time is said, or may there be? Then nothing can be told. */
  isOpen: boolean
  /** Do the steps go by a sign that it is done? */
  hasSign: boolean
  /** Does any step speak of it? */
  isNamed: boolean
  /** Where it gets the last of what it gets; nowhere when that is nothing. */
  at: { line: FoodLine; span: Span } | undefined
}

const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0

type State = 'away' | 'raw' | 'in' | 'aside'

/**
 * Follows one raw meat through the steps.
 * @param end which end of "4–6 min" counts
 */
export function heatGiven(meat: RawMeat, clauses: readonly Clause[], end: 'min' | 'max'): HeatGiven {
  // What no step names goes in at once: "Roast for 40 min".
  const named = clauses.findIndex((clause) => placeOf(meat, clause, 'away') !== undefined)
  const isNamed = named >= 0 && !clauses.slice(0, named).some(isRoastingAlone)
  const given: HeatGiven = { share: 0, isOpen: isNamed, isNamed, hasSign: false, at: undefined }
  let state: State = isNamed ? 'away' : 'raw'
  let heat: Heat = 'pan'
  let { cut, isUnshaped } = meat
  let celsius: number | undefined
  let isUnclear = false
  let last: { minutes: number; heat: Heat } | undefined
  for (const clause of clauses) {
    celsius = clause.celsius ?? celsius
    const at = placeOf(meat, clause, state) ?? signOf(clause, state)
    const ambient = heatIn(clause.plain, clause.plain.length)
    if (state === 'away' && at === undefined) continue
    if (state === 'away') {
      state = 'raw'
      given.isOpen = false
    }
    if (given.share === 0 && (at !== undefined || !isNamed || solids(clause).length === 0)) {
      const told = cutIn(ownWords(clause, meat).slice(0, clause.times[0]?.start), meat.kind)
      cut = told && isUnshaped && (at !== undefined || !isNamed) ? told : smaller(cut, told)
      if (told) isUnshaped = false
    }
    if (has(say.signs, clause.plain)) given.hasSign = true
    if (at === undefined && isElsewhere(clause, state)) continue
    heat = ambient ?? heat
    const wasRaw = state === 'raw'
    const asideAt = clause.plain.search(say.aside)
    const counted = clause.times.filter(
      (time) => isHeating(clause, time, state, at) && (asideAt < 0 || time.start < asideAt || state === 'aside'),
    )
    let before = 0
    for (const time of counted) {
      const isSum = before > 0 && say.inAll.test(clause.plain.slice(time.end, time.end + 16))
      if (isSum && (has(say.batches, clause.plain) || has(say.each, clause.plain))) continue
      const by = heatIn(clause.plain, time.end) ?? heat
      const minutes = Math.max(0, (time[end] / 60) * (isForEachSide(clause, time) ? 2 : 1) - (isSum ? before : 0))
      before += minutes
      last = { minutes, heat: by }
      given.share += minutes / (leastMinutes(meat.kind, cut, by, celsius) * (cut === 'whole' ? meat.size : 1))
      given.at = { line: clause.line, span: { start: clause.start + time.start, end: clause.start + time.end } }
    }
    if (counted.length === 0 && last && has(say.otherSide, clause.plain)) {
      given.share += last.minutes / leastMinutes(meat.kind, cut, last.heat, celsius)
    }
    const isCooked = has(say.cooking, clause.plain) && !isAbout(clause, state, at)
    if (clause.times.length === 0 && isCooked && !has(say.brief, clause.plain)) given.isOpen = true
    if (isSteeped(clause)) given.isOpen = true
    if (wasRaw && counted.length === 0 && clause.times.length > 0 && !has(say.resting, clause.plain)) isUnclear = true
    if (counted.length > 0 || isCooked) state = 'in'
    else if (state === 'aside' && isPutBack(clause, at)) state = 'in'
    if (asideAt >= 0 && state === 'in' && isItsOwn(clause, asideAt, at)) state = 'aside'
  }
  // A time of which no verb tells what it does, and no other.
  if (!given.at && isUnclear) given.isOpen = true
  return given
}

/** A clause without how other things are cut: "the sliced onion", « le citron coupé ». */
function ownWords({ plain, foods }: Clause, { mention }: RawMeat): string {
  const isIt = (food: Mention) => food.meaning.foods.some((one) => mention.meaning.foods.includes(one))
  return foods
    .filter((food) => !isIt(food) && food.meaning.foods.length > 0)
    .reduce((text, { start, end }) => {
      const before = text.slice(0, start).replace(say.cutBefore, blank)
      const after = text.slice(end).replace(say.cutAfter, blank)
      return `${before}${text.slice(start, end)}${after}`
    }, plain)
}

const blank = (words: string): string => ' '.repeat(words.length)

/** "Enfournez à 190 °C 1 h 20 … piquez la cuisse": what roasts before the meat is named, and nothing else, is the meat. */
function isRoastingAlone(clause: Clause): boolean {
  return clause.times.length > 0 && heatIn(clause.plain, clause.plain.length) === 'oven' && solids(clause).length === 0
}

/** Off the heat in hot water with the lid on: nobody can tell what that does. */
function isSteeped({ plain, times }: Clause): boolean {
  return times.length > 0 && /off the heat|turn off|hors du feu|eteign/.test(plain) && has(say.steeping, plain)
}

const wholeMeat =
  /\b(?:meat|viande|everything|all (?:of )?the ingredients|le tout|tous les ingredients|reste des ingredients|remaining ingredients)\b/
const madeOfIt =
  /\b(?:skewers?|kebabs?|brochettes?|filling|stuffing|farce|garniture|mixture|melange|parcels?|pieces|morceaux|strips|lanieres|rolls?|rouleaux|joints?|stew|curry|ragout)\b/

/** Where a clause speaks of the meat: by its name, a word for it, or, once it is there, by what has been made of it. */
function placeOf({ mention, kind, line }: RawMeat, { plain, foods }: Clause, state: State): number | undefined {
  const isIt = ({ meaning, stems }: Mention) =>
    meaning.foods.some((food) => mention.meaning.foods.includes(food)) ||
    stems.every((one) => line.words.some(({ stem }) => stem === one))
  const named = foods.find(isIt)
  const places = [
    named?.start,
    ...[say.kindWords[kind], wholeMeat, ...(state === 'away' ? [] : [madeOfIt])].map((pattern) =>
      plain.search(pattern),
    ),
  ].filter((place) => place !== undefined && place >= 0)
  return places.length > 0 ? Math.min(...places.map(Number)) : undefined
}

/** "Until the flesh falls off the bone": what is set aside is in the pot again, and no other food is meant. */
function signOf(clause: Clause, state: State): number | undefined {
  if (state !== 'aside' || solids(clause).length > 0) return undefined
  const place = clause.plain.search(say.signsOfMeat)
  return place < 0 ? undefined : place
}

/** "Lay the chicken on the onions", "nestle them in": into the heat again, for as long as later clauses say. */
function isPutBack({ plain }: Clause, at: number | undefined): boolean {
  if (has(say.aside, plain) || has(say.onTable, plain)) return false
  return has(say.back, plain) || has(say.puttingIt, plain) || (at !== undefined && has(say.putting, plain))
}

const thin = words('water oil seasoning butter herb spice hot-spice')
const starches = words('rice pasta noodle grain quick-grain polenta root lentil')
const starchWords = words('pasta noodle')

function solids({ foods }: Clause): Mention[] {
  return foods.filter(
    ({ meaning }) => meaning.generic !== undefined || meaning.foods.some(({ kind }) => !thin.has(kind)),
  )
}

/** Is a clause that does not speak of the meat about something else, in a place of its own? */
function isElsewhere(clause: Clause, state: State): boolean {
  const { plain } = clause
  const others = solids(clause)
  if (state === 'aside')
    return (
      !has(say.back, plain) &&
      !has(say.puttingIt, plain) &&
      !(clause.foods.length === 0 && /\bovens?\b|bake|enfourn|\bfour\b/.test(plain))
    )
  if (others.length === 0) return false
  if (has(say.meanwhile, plain)) return true
  const isDirect = isAbout(clause, state, undefined)
  if (state === 'raw') return isDirect
  const isStarch = others.some(
    ({ meaning }) =>
      starchWords.has(meaning.generic?.en[0] ?? '') || meaning.foods.some(({ kind }) => starches.has(kind)),
  )
  return isDirect && isStarch && has(say.drained, plain)
}

/** "Fry the onions": does what is done go straight to another food? */
function isAbout(clause: Clause, state: State, at: number | undefined): boolean {
  if (at !== undefined) return false
  const [other] = solids(clause)
  if (!other) return false
  const verbs = matchesOf(clause.plain, say.cooking).filter(({ index }) => index < other.start)
  const verb = verbs.at(-1)
  if (!verb) return false
  const between = clause.plain.slice(verb.index + verb[0].length, other.start)
  return (
    between.length < 28 &&
    !/\d/.test(between) &&
    !has(say.adding, state === 'raw' ? between : clause.plain.slice(0, other.start))
  )
}

/** Does a time in a clause heat the meat? It goes with the last thing said before it that heats or rests, or the first after it. */
function isHeating({ plain, foods }: Clause, time: Time, state: State, at: number | undefined): boolean {
  const isBefore =
    at !== undefined &&
    time.end <= at &&
    foods.some(({ start }) => start < time.start) &&
    has(say.after, plain.slice(time.end, at))
  if ((state === 'raw' || state === 'aside') && isBefore) return false
  const heats = say.heats.flatMap(([, pattern]) => places(pattern, plain))
  const cooks = [...heats, ...places(say.cooking, plain)]
  if (state === 'raw' && cooks.length === 0 && !heatsAsItStands(plain, at)) return false
  const rests = places(say.resting, plain)
  if (rests.length === 0) return true
  const before = (list: readonly number[]) => Math.max(-1, ...list.filter((place) => place < time.start))
  if (before(rests) !== before(cooks)) return before(cooks) > before(rests)
  return cooks.length > 0 && Math.min(...cooks) < Math.min(...rests)
}

/** Without a verb for it a time heats where there is a fire or a pan, and that is not only being made ready. */
function heatsAsItStands(plain: string, at: number | undefined): boolean {
  if (at === undefined && has(say.gettingHot, plain)) return false
  if (at !== undefined && (has(say.goingIn, plain) || has(say.signs, plain))) return true
  return has(say.heat, plain) || /\d ?°/.test(plain) || say.vessels.some(([, pattern]) => has(pattern, plain))
}

function places(pattern: RegExp, text: string): number[] {
  return matchesOf(text, pattern).map(({ index }) => index)
}

/** What heats at a place of a text: what was said last before it, else first after it; a vessel where nothing is. */
function heatIn(plain: string, end: number): Heat | undefined {
  for (const list of [say.heats, say.vessels]) {
    const found = list.flatMap(([heat, pattern]) => places(pattern, plain).map((place) => ({ heat, place })))
    const before = found.filter(({ place }) => place < end).sort((one, other) => other.place - one.place)[0]
    const first = before ?? found.sort((one, other) => one.place - other.place)[0]
    if (first) return first.heat
  }
  return undefined
}

function isForEachSide({ plain }: Clause, { start, end }: Time): boolean {
  return (
    say.eachSide.test(plain.slice(end, end + 60)) ||
    say.eachSideBefore.test(plain.slice(Math.max(0, start - 60), start))
  )
}

/** "Set aside" means the meat, unless another food alone is named before it. */
function isItsOwn(clause: Clause, asideAt: number, at: number | undefined): boolean {
  return at !== undefined || !solids(clause).some(({ start }) => start < asideAt + 40)
}
