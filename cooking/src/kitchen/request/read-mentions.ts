import type { Diet } from '@roux/contract/diet'
import type { Language } from '@roux/contract/language'
import { ingredientById } from '../../lexicon/lexicon.ts'
import type { Course, Cuisine, Dish, Gear, Text } from '../dish.ts'
import { foodsInName } from './foods-in-name.ts'
import type { Manner } from './manner-words.ts'
import { mendTypos } from './mend-typos.ts'
import { askable, avoidable, isAllergenic, isFleshByName, isMadeOf, type Named, takenOffBone } from './named.ts'
import { type Match, type Meaning, matchAt, type Opener } from './phrase-book.ts'
import { isStrange } from './strange-words.ts'
import { type Token, tokensOf } from './tokens.ts'
import { activityWords, fillerWords, freeWords, joiningWords, listWords } from './vocabulary.ts'

/** What a text speaks of. */
export type Mentions = {
  asked: Named[]
  /** What a dish is known to be made of, though it was not named. */
  implied: Named[]
  avoided: Named[]
  dishes: Dish[]
  /** Named, but not made here; the nearest is among `dishes`. */
  unmade: Text[]
  avoidedDishes: Dish[]
  manners: Manner[]
  cuisines: Cuisine[]
  /** What the cook has not. */
  lacks: Gear[]
  diets: Diet[]
  courses: Course[]
  /** An unknown word where only a food can stand, or beside a name, or where something is to be left out. */
  asksUnknown: boolean
  isStrange: boolean
  avoidsUnknown: boolean
}

/**
 * Inside "without …": `first` is what it began with, `listed` the word of a list that came since the last name, and
 * `isBlind` that something unknown was named.
 */
type Avoiding = { opener: Opener; at: number; first: Named | null; listed: Token | null; isBlind: boolean }

type Reader = {
  readonly tokens: readonly Token[]
  readonly language: Language
  readonly found: Mentions
  /** Where names of foods began and ended. */
  readonly spans: { asked: Named | null; left: Named | null; start: number; end: number }[]
  avoiding: Avoiding | null
  /** What follows is only what the dish goes with: "a side for roast chicken". */
  isBeside: boolean
  /** A "with" or an "and" was read: a name should follow; after a strong one nothing else can. */
  expects: 'nothing' | 'name' | 'food'
}

/** Reads what a prompt asks for and what it leaves out, word by word, longest phrase first. */
export function readMentions(text: string, language: Language): Mentions {
  const found: Mentions = {
    asked: [],
    implied: [],
    avoided: [],
    dishes: [],
    unmade: [],
    avoidedDishes: [],
    manners: [],
    cuisines: [],
    lacks: [],
    diets: [],
    courses: [],
    asksUnknown: false,
    isStrange: false,
    avoidsUnknown: false,
  }
  const reader: Reader = {
    tokens: mendTypos(tokensOf(text), language),
    language,
    found,
    spans: [],
    avoiding: null,
    isBeside: false,
    expects: 'nothing',
  }
  for (let at = 0; at < reader.tokens.length; ) {
    const match = matchAt(reader.tokens, at, language)
    if (match) readPhrase(reader, match, at)
    else readWord(reader, at)
    at += match?.length ?? 1
  }
  return found
}

function readPhrase(reader: Reader, match: Match, at: number): void {
  const { meanings } = match
  const next = at + match.length
  const opening = meanings.find((meaning) => meaning.kind === 'without')
  const wanting = meanings.find((meaning) => meaning.kind === 'with')
  if (opening) {
    reader.avoiding = { opener: opening.opener, at: next, first: null, listed: null, isBlind: false }
  } else if (wanting || meanings.some(({ kind }) => kind === 'else')) {
    if (reader.avoiding?.opener !== 'allergy' && reader.avoiding?.first) reader.avoiding = null
    reader.expects = wanting ? (wanting.isStrong ? 'food' : 'name') : 'nothing'
  } else if (!readOccasion(reader, meanings, at, next)) {
    readName(reader, meanings, at, next)
    reader.expects = 'nothing'
  }
}

/** A diet, a course, a manner of cooking. */
function readOccasion(reader: Reader, meanings: readonly Meaning[], at: number, next: number): boolean {
  const { found } = reader
  const diet = meanings.find((meaning) => meaning.kind === 'diet')
  const course = meanings.find((meaning) => meaning.kind === 'course')
  const manner = meanings.find((meaning) => meaning.kind === 'manner')
  const cuisine = meanings.find((meaning) => meaning.kind === 'cuisine')
  // "not vegan" is no wish for a vegan dish; "no nuts, vegan" is.
  const isDenied = reader.avoiding?.at === at
  const isWithout = reader.avoiding?.first === null && !reader.avoiding.listed
  if (diet && !isDenied) found.diets.push(diet.diet)
  if (diet && freeWords.includes(reader.tokens[next - 1] ?? '')) found.avoided.push(...listedBefore(reader, at))
  if (course) found.courses.push(course.course)
  if (course && besideCourses.includes(course.course)) {
    reader.isBeside = [next - 1, next].some((place) => besideWords.has(reader.tokens[place] ?? ''))
  }
  if (cuisine && !isDenied) found.cuisines.push(cuisine.cuisine)
  if (manner?.manner.gear && isWithout) found.lacks.push(manner.manner.gear)
  else if (manner && !isDenied) found.manners.push(manner.manner)
  // "no roasted nuts" still leaves out the nuts.
  const isBeside = (manner ?? cuisine) !== undefined && !isNameAt(reader, next)
  if (course || (diet && isDenied) || isBeside) reader.avoiding = null
  return (diet ?? course ?? manner ?? cuisine) !== undefined
}

const besideCourses: readonly Course[] = ['side', 'sauce']
const besideWords: ReadonlySet<Token> = new Set(['for', 'to', 'with', 'pour', 'accompagner', 'avec'])

/** Does "leftover" or "un reste de" stand before it? Then a roast is no dish to make. */
function isLeftover({ tokens }: Reader, at: number): boolean {
  let before = at - 1
  while (before >= 0 && fillerWords.has(tokens[before] ?? '')) before -= 1
  return /^(?:leftovers?|overs?|restes?)$/.test(tokens[before] ?? '')
}

function isNameAt({ tokens, language }: Reader, at: number): boolean {
  return avoidable(matchAt(tokens, at, language)?.meanings ?? []) !== null
}

function readName(reader: Reader, meanings: readonly Meaning[], at: number, next: number): void {
  const { found, avoiding } = reader
  const left = avoidable(meanings)
  const dish = meanings.find((meaning) => meaning.kind === 'dish')
  if (left && freeWords.includes(reader.tokens[next] ?? '')) {
    found.avoided.push(left, ...listedBefore(reader, at))
    reader.avoiding = null
    return
  }
  if (left && avoiding && continuesList(avoiding, left)) {
    avoid(reader, avoiding, left)
    return
  }
  reader.avoiding = null
  if (reader.isBeside) return
  if (dish && !left && avoiding?.at === at) {
    found.avoidedDishes.push(dish.dish)
    return
  }
  const leftover = isLeftover(reader, at)
  const food = askable(meanings)
  // "bœuf bourguignon" is a dish before it is a cut, and cookies are not made of cookies.
  const isDishAlone = dish && (dish.dish.of !== undefined || !isMadeOf(dish.dish, food))
  const named = isDishAlone && !leftover ? null : food
  const asked = leftover ? takenOffBone(named) : named
  reader.spans.push({ asked, left, start: at, end: next })
  // "a salad with pasta" is a salad.
  if (dish && !(reader.expects !== 'nothing' && found.dishes.length > 0) && !leftover) {
    found.dishes.push(dish.dish)
    if (dish.unmade) found.unmade.push(dish.unmade)
    for (const id of dish.asks) found.implied.push({ kind: 'ingredient', ingredient: ingredientById(id) })
    found.implied.push(...foodsInName(dish.dish, reader.tokens.slice(at, next), reader.language))
  }
  if (asked) found.asked.push(asked)
}

function avoid(reader: Reader, avoiding: Avoiding, left: Named): void {
  const { found } = reader
  found.avoided.push(left)
  // Who is allergic to oysters had better not get mussels.
  if (left.kind === 'unkept' && avoiding.opener === 'allergy') {
    for (const id of left.food.near) found.avoided.push({ kind: 'ingredient', ingredient: ingredientById(id) })
  }
  reader.avoiding = { ...avoiding, first: avoiding.first ?? left, listed: null }
}

/** A word that no phrase starts with. */
function readWord(reader: Reader, at: number): void {
  const token = reader.tokens[at] ?? ''
  const { found, avoiding } = reader
  if (/^[,.;!?]$/.test(token)) reader.isBeside = false
  if (listWords.includes(token)) {
    if (avoiding) avoiding.listed = joiningWords.includes(token) ? token : (avoiding.listed ?? token)
    else reader.expects = token !== ',' && found.asked.length + found.dishes.length > 0 ? 'food' : 'nothing'
    return
  }
  if (fillerWords.has(token)) return
  const strange = isStrange(token, reader.language)
  if (avoiding) readWordAvoiding(reader, avoiding, at, strange)
  else if (strange) readStrange(reader, at)
  if (strange || avoiding || /^[.;!?]$/.test(token)) reader.expects = 'nothing'
}

/** "no stinky cheese" is without cheese, but "no fuss cheese" is not, and "no faff, cheese" neither. */
function readWordAvoiding(reader: Reader, avoiding: Avoiding, at: number, strange: boolean): void {
  const token = reader.tokens[at] ?? ''
  const isBefore = /^\p{L}/u.test(token) && !activityWords.has(token) && isNameAt(reader, at + 1)
  if (isBefore && avoiding.first === null) return
  if (strange && avoiding.first === null && avoiding.opener !== 'not') {
    reader.found.avoidsUnknown = true
    avoiding.isBlind = true
  } else {
    reader.avoiding = null
  }
}

/** An unknown word: the food that a dish is to be made of ("kangaroo curry", "with kangaroo"), or a puzzle beside one. */
function readStrange(reader: Reader, at: number): void {
  const { tokens, language, found } = reader
  const following = matchAt(tokens, at + 1, language)?.meanings ?? []
  const isMeasure = ['of', 'de', 'd'].includes(tokens[at + 1] ?? '')
  if (isMeasure || askable(following)) return
  const leads = language === 'en' && following.some(({ kind }) => kind === 'dish')
  if (leads || reader.expects === 'food' || isOfName(reader, at)) found.asksUnknown = true
  else if (reader.spans.at(-1)?.end === at && endsPhrase(tokens[at + 1], following)) found.isStrange = true
}

/** Does "de", "au" or "à la" tie it to a name in French: "soupe de …", "tarte au …"? */
function isOfName({ tokens, language, spans }: Reader, at: number): boolean {
  const end = spans.at(-1)?.end
  if (language !== 'fr' || end === undefined || end >= at) return false
  return tokens.slice(end, at).every((token) => frenchTies.has(token))
}

const frenchTies: ReadonlySet<Token> = new Set(['de', 'd', 'du', 'des', 'la', 'le', 'les', 'l', 'a', 'au', 'aux'])

function endsPhrase(next: Token | undefined, following: readonly Meaning[]): boolean {
  return (
    next === undefined || !/^\p{L}/u.test(next) || following.some(({ kind }) => /^(?:with|without|else)$/.test(kind))
  )
}

/**
 * Does a name still belong to "without …"? Right after it, yes; after "and", "or" too. After the first name a list
 * goes on only through such words, and "without gluten, chicken and rice" ends at what is no allergen.
 */
function continuesList({ first, listed, isBlind }: Avoiding, named: Named): boolean {
  if (first === null && isBlind) return listed !== null && listed !== ',' && isAllergenic(named)
  if (first === null) return true
  if (listed === null) return false
  return !isAllergenic(first) || isAllergenic(named)
}

/** "egg, dairy and nut free": what was listed just before, the last by "and", goes as well. */
function listedBefore({ tokens, found, spans }: Reader, at: number): Named[] {
  const before: Named[] = []
  let end = at
  while (true) {
    const joint = tokens[end - 1] ?? ''
    const span = spans.at(-1)
    const isJoined = before.length === 0 ? joiningWords.includes(joint) : listWords.includes(joint)
    const isEnd = span?.end === end - 1 || (span?.end === end - 2 && listWords.includes(tokens[end - 2] ?? ''))
    if (!isJoined || !span?.left || !span.asked || !isEnd || !isAllergenic(span.left) || isFleshByName(span.left))
      return before
    before.push(span.left)
    found.asked.splice(found.asked.lastIndexOf(span.asked), 1)
    spans.pop()
    end = span.start
  }
}
