import type { Language } from '@roux/contract/language'
import { ingredientById } from '../../lexicon/lexicon.ts'
import type { Course } from '../dish.ts'
import { foodsInName } from './foods-in-name.ts'
import { mendTypos } from './mend-typos.ts'
import { askable, avoidable, isAllergenic, isFleshByName, isMadeOf, type Named, takenOffBone } from './named.ts'
import { type Match, type Meaning, matchAt } from './phrase-book.ts'
import { readWord } from './read-word.ts'
import { type Avoiding, isNameAt, type Mentions, type Reader } from './reader.ts'
import { type Token, tokensOf } from './tokens.ts'
import { fillerWords, freeWords, joiningWords, listWords } from './vocabulary.ts'

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
    regimes: [],
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

/** A diet or another way to eat, a course, a manner of cooking. */
function readOccasion(reader: Reader, meanings: readonly Meaning[], at: number, next: number): boolean {
  const { found } = reader
  const diet = meanings.find((meaning) => meaning.kind === 'diet')
  const regime = meanings.find((meaning) => meaning.kind === 'regime')
  const course = meanings.find((meaning) => meaning.kind === 'course')
  const manner = meanings.find((meaning) => meaning.kind === 'manner')
  const cuisine = meanings.find((meaning) => meaning.kind === 'cuisine')
  // "not vegan" is no wish for a vegan dish; "no nuts, vegan" is.
  const isDenied = reader.avoiding?.at === at
  const isWithout = reader.avoiding?.first === null && !reader.avoiding.listed
  if (diet && !isDenied) found.diets.push(diet.diet)
  if (regime && !isDenied) found.regimes.push(regime.regime)
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
  if (course || ((diet ?? regime) && isDenied) || isBeside) reader.avoiding = null
  return (diet ?? regime ?? course ?? manner ?? cuisine) !== undefined
}

const besideCourses: readonly Course[] = ['side', 'sauce']
const besideWords: ReadonlySet<Token> = new Set(['for', 'to', 'with', 'pour', 'accompagner', 'avec'])

/** Does "leftover" or "un reste de" stand before it? Then a roast is no dish to make. */
function isLeftover({ tokens }: Reader, at: number): boolean {
  let before = at - 1
  while (before >= 0 && fillerWords.has(tokens[before] ?? '')) before -= 1
  return /^(?:leftovers?|overs?|restes?)$/.test(tokens[before] ?? '')
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
