import type { Diet } from '@roux/contract/diet'
import type { Language } from '@roux/contract/language'
import { ingredientById } from '../../lexicon/lexicon.ts'
import type { Course, Dish } from '../dish.ts'
import { askable, avoidable, isAllergenic, type Named } from './named.ts'
import { type Match, type Meaning, matchAt } from './phrase-book.ts'
import { type Token, tokensOf } from './tokens.ts'
import { commonWords, fillerWords, freeWords, listWords } from './vocabulary.ts'

/** What a text speaks of. */
export type Mentions = {
  asked: Named[]
  avoided: Named[]
  dishes: Dish[]
  diets: Diet[]
  courses: Course[]
  asksUnknown: boolean
  avoidsUnknown: boolean
}

/** Inside "without …": `first` is what it began with, `listed` whether an "and" or a comma came since the last name. */
type Avoiding = { allergy: boolean; first: Named | null; listed: boolean }

type Reader = {
  readonly tokens: readonly Token[]
  readonly language: Language
  readonly found: Mentions
  avoiding: Avoiding | null
  /** A "with" or an "and" was read: a name should follow. */
  expectsName: boolean
}

/** Reads what a prompt asks for and what it leaves out, word by word, longest phrase first. */
export function readMentions(text: string, language: Language): Mentions {
  const found: Mentions = {
    asked: [],
    avoided: [],
    dishes: [],
    diets: [],
    courses: [],
    asksUnknown: false,
    avoidsUnknown: false,
  }
  const reader: Reader = { tokens: tokensOf(text), language, found, avoiding: null, expectsName: false }
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
  const opening = meanings.find(({ kind }) => kind === 'without' || kind === 'allergy')
  if (opening) {
    reader.avoiding = { allergy: opening.kind === 'allergy', first: null, listed: false }
  } else if (meanings.some(({ kind }) => kind === 'with' || kind === 'else')) {
    if (reader.avoiding && !reader.avoiding.allergy && reader.avoiding.first) reader.avoiding = null
    reader.expectsName = meanings.some(({ kind }) => kind === 'with')
  } else if (!readDietOrCourse(reader, meanings)) {
    readName(reader, meanings, at, at + match.length)
    reader.expectsName = false
  }
}

function readDietOrCourse(reader: Reader, meanings: readonly Meaning[]): boolean {
  const diet = meanings.find((meaning) => meaning.kind === 'diet')
  const course = meanings.find((meaning) => meaning.kind === 'course')
  // "not vegan" is no wish for a vegan dish.
  const isDenied = reader.avoiding !== null && reader.avoiding.first === null
  if (diet && !isDenied) reader.found.diets.push(diet.diet)
  if (course) reader.found.courses.push(course.course)
  if (course || (diet && isDenied)) reader.avoiding = null
  return (diet ?? course) !== undefined
}

function readName(reader: Reader, meanings: readonly Meaning[], at: number, next: number): void {
  const { found, avoiding } = reader
  const left = avoidable(meanings)
  if (left && freeWords.includes(reader.tokens[next] ?? '')) {
    found.avoided.push(left, ...listedBefore(reader, at))
    reader.avoiding = null
    return
  }
  if (left && avoiding && continuesList(avoiding, left)) {
    found.avoided.push(left)
    reader.avoiding = { ...avoiding, first: avoiding.first ?? left, listed: false }
    return
  }
  reader.avoiding = null
  const dish = meanings.find((meaning) => meaning.kind === 'dish')
  // "a salad with pasta" is a salad.
  if (dish && !(reader.expectsName && found.dishes.length > 0)) {
    found.dishes.push(dish.dish)
    found.asked.push(
      ...dish.asks.map(ingredientById).map((ingredient) => ({ kind: 'ingredient' as const, ingredient })),
    )
  }
  const asked = askable(meanings)
  if (asked) found.asked.push(asked)
}

/** A word that no phrase starts with. */
function readWord(reader: Reader, at: number): void {
  const token = reader.tokens[at] ?? ''
  const { found, avoiding } = reader
  if (listWords.includes(token)) {
    if (avoiding) avoiding.listed = true
    else reader.expectsName = token !== ',' && found.asked.length + found.dishes.length > 0
    return
  }
  if (fillers.has(token)) return
  const isKnown = commonWords.has(token) || token.length < 3 || /^\d/.test(token)
  if (avoiding) {
    if (!avoiding.first && !isKnown) found.avoidsUnknown = true
    reader.avoiding = null
  } else if (!isKnown && namesSomething(reader, at)) {
    found.asksUnknown = true
  }
  if (!isKnown || avoiding || /^[.;!?]$/.test(token)) reader.expectsName = false
}

const fillers: ReadonlySet<string> = new Set(fillerWords)

/** Is an unknown word what the dish is to be made of: "kangaroo curry", "with kangaroo", but not "with zesty lemon"? */
function namesSomething(reader: Reader, at: number): boolean {
  const following = matchAt(reader.tokens, at + 1, reader.language)?.meanings ?? []
  if (reader.language === 'en' && following.some(({ kind }) => kind === 'dish')) return true
  return reader.expectsName && askable(following) === null
}

/**
 * Does a name still belong to "without …"? Right after it, yes; after "and", "or" too. After the first name a list
 * goes on only through such words, and "without gluten, chicken and rice" ends at what is no allergen.
 */
function continuesList({ first, listed }: Avoiding, named: Named): boolean {
  if (first === null) return true
  if (!listed) return false
  return !isAllergenic(first) || isAllergenic(named)
}

/** "dairy and nut free": what was listed just before, with nothing but "and" between, goes as well. */
function listedBefore({ tokens, found }: Reader, at: number): Named[] {
  const last = found.asked.at(-1)
  if (!listWords.includes(tokens[at - 1] ?? '') || !last || !isAllergenic(last)) return []
  found.asked.pop()
  return [last]
}
