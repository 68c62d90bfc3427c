import { type CheckedLanguage, othersThan } from '@roux/contract/language'
import { names } from '../languages/names.ts'
import { tokenise } from '../text/tokens.ts'
import { applyChange, type LiftedRange, spread, takeOver } from './apply-change.ts'
import { compoundsOf, withChoices } from './choices.ts'
import { allergensOf, animalsOf } from './contents.ts'
import { countedBread } from './counted-bread.ts'
import { type FoodMeaning, nameAt } from './food-book.ts'
import { playedAmong } from './imitated.ts'
import { type Lifted, lifting, noGluten } from './lifted.ts'
import { isLikened, isQuoted, liken } from './liken.ts'
import { isLikeness } from './looks-like.ts'
import type { Mention, OpenMention } from './mention.ts'
import { makerAt, modifierAt } from './modifiers.ts'
import { nameAnimals } from './name-animals.ts'
import { stem } from './stem.ts'
import { denies, isAbsent } from './without.ts'
import { type Word, wordsAmong } from './words.ts'

/**
 * The foods that a text names, in order; never overlapping. Foods that it says are not there ("sans beurre",
 * "egg-free") are left out, and what that says of the food beside them is noted there. Words of the other language count
 * where this one has none ("200 g beurre"). Linear in the text's length.
 */
export function findFoods(text: string, language: CheckedLanguage): Mention[] {
  return readText(text, language).foods
}

/** As `findFoods`, with the words of the text, the names that only sound like food, and all that it says is not there. */
export function readText(
  text: string,
  language: CheckedLanguage,
  isOfList = false,
): { words: readonly Word[]; foods: Mention[]; harmless: Mention[]; claims: readonly Lifted[] } {
  const tokens = tokenise(text)
  const words = wordsAmong(tokens, language)
  const foreign = othersThan(language).map((other) => ({ language: other, words: wordsAmong(tokens, other) }))
  const { found, changes } = namesIn(text, { language, words }, foreign, isOfList)
  const byStart = new Map(found.map((food) => [food.from, food]))
  const places = new Set(found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))
  const real = found.filter(
    (food) => !isMeasure(food, words, byStart) && !isLikeness(food, words, (word) => places.has(word)),
  )
  deny(words, real, changes)
  const present = real.filter(isThere)
  const compounds = compoundsOf(present, words)
  for (const change of changes) applyChange(change, present, compounds, { words, text, language, isOfList })
  for (const compound of new Set(compounds.values())) spread(compound)
  nameAnimals(present, words, text)
  liken(words, real)
  grain(present, text)
  if (isOfList) takeOver(present, text)
  const played = new Set([
    ...playedAmong(present, words),
    ...present.filter((food) => isImitated(food, words, real) || isInQuotes(food, words, text, present)),
  ])
  return {
    words,
    claims: changes.map(({ lifted }) => lifted),
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

/** A text's words as one language reads them. */
type Reading = { language: CheckedLanguage; words: readonly Word[] }

function namesIn(
  text: string,
  { language, words }: Reading,
  foreign: readonly Reading[],
  isOfList: boolean,
): { found: OpenMention[]; changes: LiftedRange[] } {
  const found: OpenMention[] = []
  const changes: LiftedRange[] = []
  for (let at = 0; at < words.length; ) {
    const own = nameAt(words, at, language, language)
    let change = modifierAt(words, at, language) ?? makerAt(text, words, at)
    let name = own && { ...own, words, language }
    for (const other of foreign) {
      change ??= modifierAt(other.words, at, other.language)
      const borrowed = nameAt(other.words, at, other.language, language)
      if (borrowed && borrowed.length > (name?.length ?? 0)) name = { ...borrowed, ...other }
    }
    if (!name && isOfList && found.every(({ to }) => words[to]?.text === 'free')) {
      const bread = countedBread(words, at)
      name = bread && { ...bread, words, language }
    }
    if (own && isOvertaken(words, at, own, language)) {
      at += 1
      continue
    }
    if (change && change.to - at >= (name?.length ?? 0)) {
      changes.push(change)
      // "Quorn sausages" have no meat, and the egg of Quorn.
      if (name?.length === change.to - at && name.meaning.foods.length > 0) {
        const { meaning, language: own } = name
        found.push({ ...mention(text, name.words, at, change.to), meaning, language: own })
      }
      at = change.to
    } else if (name) {
      const named = mention(text, name.words, at, at + name.length)
      found.push({ ...named, meaning: name.meaning, language: name.language })
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
  { meaning, length }: { meaning: FoodMeaning; length: number },
  language: CheckedLanguage,
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

function mention(
  text: string,
  words: readonly Word[],
  from: number,
  to: number,
): Omit<OpenMention, 'meaning' | 'language'> {
  const start = words[from]?.start ?? 0
  const end = words[to - 1]?.end ?? start
  const stems = words.slice(from, to).map((word) => word.stem)
  return { start, end, text: text.slice(start, end), stems, lifted: [], optional: [], from, to, isAbsent: false }
}

function isThere({ isAbsent, meaning }: OpenMention): boolean {
  return !isAbsent && (meaning.foods.length > 0 || meaning.generic !== undefined)
}

/** « Une noix de gingembre » is no nut. */
function isMeasure(food: OpenMention, words: readonly Word[], byStart: ReadonlyMap<number, OpenMention>): boolean {
  const isShort = food.to - food.from === 1 && /^noi(?:x|sette)s?$/.test(words[food.from]?.text ?? '')
  // « Le beurre fondu noisette », « les bords doivent être noisette ».
  const isBrown = [1, 2].some((back) => words[food.from - back]?.text === 'beurre' && !words[food.from]?.isParted)
  const isColour = isBrown || /^(?:est|etre|soi\w+|devien\w+)$/.test(words[food.from - 1]?.text ?? '')
  if (isShort && isColour && words[food.from]?.text === 'noisette') return true
  if (!isShort || !/^d[eu]?$/.test(words[food.to]?.text ?? '')) return false
  const of = byStart.get(food.to + 1)?.meaning
  return of !== undefined && (of.foods.length > 0 || of.generic !== undefined)
}

/** Marks the foods that are said not to be there, and notes what that changes in others. */
function deny(words: readonly Word[], found: readonly OpenMention[], changes: LiftedRange[]): void {
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
    const isOfPlants =
      food.stems.join() === stem(names[food.language].wheat, food.language) &&
      found.some(({ meaning }) => isOtherGrain(meaning))
    if (isOfPlants) for (const other of found) if (isStaple(other)) other.lifted.push(lifted)
    if (denies(food) || isOneWithout(words, food.from))
      changes.push({ lifted, from: food.from, to: food.to + (way === 'after' ? 1 : 0) })
  }
}

/** "Spaghetti (corn and rice, no wheat)": what else it is of is said. */
function isOtherGrain({ foods }: FoodMeaning): boolean {
  return foods.some(({ id, kind }) => /^(?:rice|lentil|pulse) |corn$|buckwheat$|quinoa$|millet$/.test(`${kind} ${id}`))
}

/**
 * « Pâtes (maïs et riz) », « pâtes 100 % lentilles » are of that and nothing else; « pâtes au sarrasin », « aux lentilles »
 * may have wheat beside it, or be a dish with lentils.
 */
function grain(present: readonly OpenMention[], text: string): void {
  for (const [index, food] of present.entries()) {
    const next = present[index + 1]
    if (!next || !isStaple(food) || !isOtherGrain(next.meaning)) continue
    const between = text.slice(food.end, next.start)
    if (/^ (?:\(|\(?100 ?% (?:de )?|\(?(?:à base|faites?) (?:de |d[’']))$/iu.test(between)) food.lifted.push(noGluten)
    else if (/^ (?:\p{L}+ )?(?:aux?|à la|à l[’'])\s?(?:farine de )?$/iu.test(between))
      food.lifted.push({ ...noGluten, perhaps: true })
  }
}

function isStaple({ meaning: { foods, generic } }: OpenMention): boolean {
  return [...foods.map(({ kind }) => kind), ...(generic?.kinds ?? [])].some((kind) => /^(?:pasta|noodle)$/.test(kind))
}

/** "Chocolate spread, the one without hazelnuts", « celle sans noisettes ». */
function isOneWithout(words: readonly Word[], from: number): boolean {
  const before = words.slice(Math.max(0, from - 3), from).map(({ text }) => text)
  return /(?:one|kind|celle|celui) (?:without|sans)$/.test(before.join(' '))
}

const quotesAfter = /^\s?["”»]/

/** 'Until the "mince" is thick', « les “blancs” »: in quotation marks of its own, beside something else, it is none. */
function isInQuotes(
  { from, to, end }: OpenMention,
  words: readonly Word[],
  text: string,
  present: readonly OpenMention[],
): boolean {
  const isQuote = words[from]?.isQuoted === true && to - from <= 2 && quotesAfter.test(text.slice(end))
  return isQuote && (present.length > 1 || !/^\s*\d/.test(text))
}

/** "Jacquier façon porc", 'jackfruit for the "pork"': plants that play meat. */
function isImitated(food: OpenMention, words: readonly Word[], found: readonly OpenMention[]): boolean {
  const isMeat = animalsOf(food).length > 0 && animalsOf(food).every((one) => one === 'meat')
  if (!isMeat || allergensOf(food).size > 0) return false
  return (isLikened(words, food) || isQuoted(food, words)) && found.some(({ from }) => from < food.from)
}
