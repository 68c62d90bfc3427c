import { type Language, otherThan } from '@roux/contract/language'
import { tokenise } from '../text/tokens.ts'
import { compoundsOf, isLeftOpen, withChoices } from './choices.ts'
import { allergensOf, animalsOf } from './contents.ts'
import { type Meaning, nameAt } from './food-book.ts'
import { playedAmong } from './imitated.ts'
import { type Lifted, lifting, noGluten, noLactose, plants } from './lifted.ts'
import { isLikened, isQuoted, liken } from './liken.ts'
import { isLikeness } from './looks-like.ts'
import type { Found, Mention } from './mention.ts'
import { dividing, modifierAt } from './modifiers.ts'
import { stem } from './stem.ts'
import { denies, isAbsent } from './without.ts'
import { type Word, wordsAmong } from './words.ts'

type Change = { lifted: Lifted; from: number; to: number }

/**
 * The foods that a text names, in order; never overlapping. Foods that it says are not there ("sans beurre",
 * "egg-free") are left out, and what that says of the food beside them is noted there. Words of the other language count
 * where this one has none ("200 g beurre"). Linear in the text's length.
 */
export function findFoods(text: string, language: Language): Mention[] {
  return readText(text, language).foods
}

/** As `findFoods`, with the words of the text and the names that only sound like food. */
export function readText(
  text: string,
  language: Language,
  isOfList = false,
): { words: readonly Word[]; foods: Mention[]; harmless: Mention[] } {
  const tokens = tokenise(text)
  const words = wordsAmong(tokens, language)
  const foreignWords = wordsAmong(tokens, otherThan(language))
  const { found, changes } = namesIn(text, words, foreignWords, language)
  const byStart = new Map(found.map((food) => [food.from, food]))
  const places = new Set(found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))
  const real = found.filter(
    (food) => !isMeasure(food, words, byStart) && !isLikeness(food, words, (word) => places.has(word)),
  )
  deny(words, real, changes)
  const present = real.filter(isThere)
  const compounds = compoundsOf(present, words)
  for (const change of changes) {
    const target = apply(change, present, compounds, words, language)
    if (isOfList && target && isIdle(change, target)) liftHead(change, target, present, compounds, text)
  }
  for (const compound of new Set(compounds.values())) spread(compound)
  liken(words, real)
  if (isOfList) takeOver(present, text)
  const played = new Set([
    ...playedAmong(present, words),
    ...present.filter((food) => isImitated(food, words, real) || isInQuotes(food, words, text, present)),
  ])
  return {
    words,
    foods: withChoices(
      present.filter((food) => !food.isAbsent && !played.has(food)),
      words,
      text,
    ),
    harmless: real
      .filter((food) => (food.meaning.foods.length === 0 && !food.meaning.generic) || played.has(food))
      .map((food) => ({ ...food, choices: [] })),
  }
}

function namesIn(
  text: string,
  words: readonly Word[],
  foreignWords: readonly Word[],
  language: Language,
): { found: Found[]; changes: Change[] } {
  const foreign = otherThan(language)
  const found: Found[] = []
  const changes: Change[] = []
  for (let at = 0; at < words.length; ) {
    const change = modifierAt(words, at, language) ?? modifierAt(foreignWords, at, foreign)
    const own = nameAt(words, at, language, language)
    const borrowed = nameAt(foreignWords, at, foreign, language)
    if (own && isOvertaken(words, at, own, language)) {
      at += 1
      continue
    }
    const isOwn = own !== undefined && own.length >= (borrowed?.length ?? 0)
    const name = isOwn ? own : borrowed
    if (change && change.to - at >= (name?.length ?? 0)) {
      changes.push(change)
      at = change.to
    } else if (name) {
      const named = mention(text, isOwn ? words : foreignWords, at, at + name.length)
      found.push({ ...named, meaning: name.meaning, language: isOwn ? language : foreign })
      at += name.length
    } else at += 1
  }
  return { found, changes }
}

/**
 * "White rice flour" is flour of rice, and not white rice with flour: the name around the last word is taken, unless it
 * holds what the others do not, or the first has something to be told.
 */
function isOvertaken(
  words: readonly Word[],
  at: number,
  { meaning, length }: { meaning: Meaning; length: number },
  language: Language,
): boolean {
  const isSafeKind = meaning.foods.some(({ id }) => /^(?:gluten-free|lactose-free|vegan)/.test(id))
  if (length < 2 || isSafeKind || words[at + length]?.isParted !== false) return false
  const next = nameAt(words, at + length, language, language)
  if (!next || allergensOf({ meaning }).size > 0 || animalsOf({ meaning }).length > 0) return false
  for (let inner = at + 1; inner < at + length; inner++) {
    const later = nameAt(words, inner, language, language)
    if (later && later.length > at + length - inner)
      return [...allergensOf(later)].every(([name, sure]) => sure === 'often' || allergensOf(next).get(name) === sure)
  }
  return false
}

function mention(text: string, words: readonly Word[], from: number, to: number): Omit<Found, 'meaning' | 'language'> {
  const start = words[from]?.start ?? 0
  const end = words[to - 1]?.end ?? start
  const stems = words.slice(from, to).map((word) => word.stem)
  return { start, end, text: text.slice(start, end), stems, lifted: [], optional: [], from, to, isAbsent: false }
}

function isThere({ isAbsent, meaning }: Found): boolean {
  return !isAbsent && (meaning.foods.length > 0 || meaning.generic !== undefined)
}

/** « Une noix de gingembre » is no nut. */
function isMeasure(food: Found, words: readonly Word[], byStart: ReadonlyMap<number, Found>): boolean {
  const isShort = food.to - food.from === 1 && /^noi(?:x|sette)s?$/.test(words[food.from]?.text ?? '')
  if (!isShort || !/^d[eu]?$/.test(words[food.to]?.text ?? '')) return false
  const of = byStart.get(food.to + 1)?.meaning
  return of !== undefined && (of.foods.length > 0 || of.generic !== undefined)
}

/** Marks the foods that are said not to be there, and notes what that changes in others. */
function deny(words: readonly Word[], found: readonly Found[], changes: Change[]): void {
  const byName = Map.groupBy(found, ({ stems }) => stems.join(' '))
  const denied = new Set<string>()
  for (const [index, food] of found.entries()) {
    const way = isAbsent(words, found, index)
    if (!way) continue
    food.isAbsent = true
    const lifted = lifting(allergensOf(food), animalsOf(food), food.text.toLowerCase().startsWith('lactose'))
    // "Crème d'aubergine sans crème": what bears the same name is not there either.
    const name = food.stems.join(' ')
    if (!denied.has(name)) for (const other of byName.get(name) ?? []) other.lifted.push(lifted)
    denied.add(name)
    const isOfPlants = food.stems.join() === wheat[food.language] && found.some(({ meaning }) => isOtherGrain(meaning))
    if (isOfPlants) for (const other of found) if (isStaple(other)) other.lifted.push(lifted)
    if (denies(food) || isOneWithout(words, food.from))
      changes.push({ lifted, from: food.from, to: food.to + (way === 'after' ? 1 : 0) })
  }
}

const wheat: Record<Language, string> = { en: stem('wheat', 'en'), fr: stem('blé', 'fr') }

/** "Spaghetti (corn and rice, no wheat)": what else it is of is said. */
function isOtherGrain({ foods }: Meaning): boolean {
  return foods.some(({ id, kind }) => /^(?:rice|lentil|pulse) |corn$|buckwheat$/.test(`${kind} ${id}`))
}

function isStaple({ meaning: { foods, generic } }: Found): boolean {
  return [...foods.map(({ kind }) => kind), ...(generic?.kinds ?? [])].some((kind) => /^(?:pasta|noodle)$/.test(kind))
}

/** "Chocolate spread, the one without hazelnuts", « celle sans noisettes ». */
function isOneWithout(words: readonly Word[], from: number): boolean {
  const before = words.slice(Math.max(0, from - 3), from).map(({ text }) => text)
  return /(?:one|kind|celle|celui) (?:without|sans)$/.test(before.join(' '))
}

/**
 * Notes what a word such as "vegan" changes: all that the food beside it is called ("vegan Cheddar cheese"). Where the
 * line leaves it open ("plain or gluten-free flour"), it is only a choice.
 */
function apply(
  change: Change,
  present: readonly Found[],
  compounds: ReadonlyMap<Found, readonly Found[]>,
  words: readonly Word[],
  language: Language,
): Found | undefined {
  const target = targetOf(change, present, words, language)
  if (!target) return undefined
  const compound = compounds.get(target) ?? [target]
  const before = present[firstFrom(present, change.from) - 1]
  const isOpen = isLeftOpen(change, compound, before, words)
  for (const food of compound) (isOpen ? food.optional : food.lifted).push(change.lifted)
  return isOpen ? undefined : target
}

/** Does it say nothing of the food beside it, which has none of that anyway: "rice miso, gluten-free"? */
function isIdle({ lifted }: Change, { meaning }: Found): boolean {
  return (
    !lifted.allergens.some((allergen) => allergensOf({ meaning }).has(allergen)) && animalsOf({ meaning }).length === 0
  )
}

/** « Miso de riz sans gluten », "puff pastry made with vegetable oil (vegan)": said of what the line begins with. */
function liftHead(
  { lifted }: Change,
  target: Found,
  [head]: readonly Found[],
  compounds: ReadonlyMap<Found, readonly Found[]>,
  text: string,
): void {
  if (!head || head.from >= target.from || another.test(text.slice(head.end, target.start))) return
  for (const food of compounds.get(head) ?? [head]) food.lifted.push(lifted)
}

/** Between two foods of a line that are two. */
const another = /[,;+&/]|\b(?:and|or|plus|et|ou)\b|(?<!\b(?:made|faite?s?|prepared|préparée?s?) )\b(?:with|avec)\b/iu

/** "Mayo (Hellmann's plant-based)": what the maker's name says goes for what it is a name of. */
function takeOver(present: readonly Found[], text: string): void {
  const [head, ...others] = present
  const id = head?.meaning.foods[0]?.id
  for (const other of others)
    if (head && id && other.meaning.foods[0]?.id === id && other.stems.join() !== head.stems.join())
      if (!another.test(text.slice(head.end, other.start))) head.lifted.push(...other.lifted)
}

/** What the first name of a compound says of itself it says of all: "gluten-free bread flour", "vegan butter spread". */
function spread(compound: readonly Found[]): void {
  const lifted = compound.length > 1 ? ownLifted(compound[0]) : undefined
  if (lifted) for (const food of compound.slice(1)) food.lifted.push(lifted)
}

function ownLifted(food: Found | undefined): Lifted | undefined {
  const id = food?.meaning.foods[0]?.id ?? ''
  if (id.startsWith('gluten-free')) return noGluten
  if (id.startsWith('lactose-free')) return noLactose
  return id.startsWith('vegan') ? plants : undefined
}

/** Where a change belongs: English says it before the food or after it, French after it. */
function targetOf(
  change: Change,
  present: readonly Found[],
  words: readonly Word[],
  language: Language,
): Found | undefined {
  const next = present[firstFrom(present, change.to)]
  const before = present[firstFrom(present, change.from) - 1]
  const isNear = next && !isDivided(words, change.to, next.from)
  return language === 'en' ? (isNear ? next : (before ?? next)) : (before ?? (isNear ? next : undefined))
}

/** The place of the first food that starts at a word or after it, by halving. */
function firstFrom(foods: readonly Found[], word: number): number {
  let low = 0
  let high = foods.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((foods[middle]?.from ?? 0) < word) low = middle + 1
    else high = middle
  }
  return low
}

function isDivided(words: readonly Word[], from: number, to: number): boolean {
  if (to - from > 6) return true
  for (let at = from; at <= to; at++) {
    const word = words[at]
    if (word && (word.isParted || (at < to && dividing.has(word.text)))) return true
  }
  return false
}

const quotesAfter = /^\s?["”»]/

/** 'Until the "mince" is thick', « les “blancs” »: in quotation marks of its own, beside something else, it is none. */
function isInQuotes(
  { from, to, end }: Found,
  words: readonly Word[],
  text: string,
  present: readonly Found[],
): boolean {
  const isQuote = words[from]?.isQuoted === true && to - from <= 2 && quotesAfter.test(text.slice(end))
  return isQuote && (present.length > 1 || !/^\s*\d/.test(text))
}

/** "Jacquier façon porc", 'jackfruit for the "pork"': plants that play meat. */
function isImitated(food: Found, words: readonly Word[], found: readonly Found[]): boolean {
  const isMeat = animalsOf(food).length > 0 && animalsOf(food).every((one) => one === 'meat')
  if (!isMeat || allergensOf(food).size > 0) return false
  return (isLikened(words, food) || isQuoted(food, words)) && found.some(({ from }) => from < food.from)
}
