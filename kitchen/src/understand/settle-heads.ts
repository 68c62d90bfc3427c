import { ingredientById } from '@roux/cooking/foods/lexicon'
import { grammar } from '@roux/cooking/languages/grammar'
import { reading } from '../languages/reading.ts'
import type { Dish } from '../template/dishes.ts'
import { askable, isMadeOf, type Named } from './named.ts'
import { matchAt } from './phrase-book.ts'
import type { Reader } from './reader.ts'
import type { Token } from './tokens.ts'

/**
 * Of two dishes in one name the head is made, and the other says what of: a "roast chicken salad" is a salad with
 * chicken, a "gratin de gnocchi" a gratin. English puts the head last, French first. A dish and its kind, as in
 * "carbonara pasta", are one. Where the other names no food it gives what it is usually made of; what the head has no
 * place for is told.
 */
export function settleHeads(reader: Reader): void {
  const { spans, found, language } = reader
  const named = spans.filter(({ dish }) => dish !== null)
  for (const [index, after] of named.entries()) {
    const before = named[index - 1]
    if (!before || !isTied(reader, before.end, after.start)) continue
    const [{ dish: head }, other] = grammar[language].isHeadFirst ? [before, after] : [after, before]
    // "Pasta salad" and the like: the food is asked for already.
    if (!head || !other.dish || other.asked !== null || isOne(head, other.dish)) continue
    const fits = (food: Named) => isMadeOf(head, food)
    const foods = foodsBetween(reader, other.start, other.end).filter(fits)
    const usual = foods.length > 0 ? [] : usualFoods(other.dish).filter(fits)
    found.asked.push(...foods)
    found.implied.push(...usual)
    found.dishes = [...found.dishes.filter((dish) => dish !== other.dish && dish !== head), head]
    found.besides = found.besides.filter((dish) => dish !== other.dish)
    const words = reader.tokens.slice(other.start, other.end)
    const isPlain = words.some((word) => cookedWords.has(word)) && (foods.length > 0 || words.length === 1)
    if (!isPlain && usual.length === 0) found.unfit.push(other.dish)
  }
}

/** A roast chicken is a food as well as a dish. */
const cookedWords: ReadonlySet<Token> = new Set(
  'roast roasted fried baked boiled poached grilled pan crisp crispy roti rotie rotis frit frits poche grille'.split(
    ' ',
  ),
)

function isTied(reader: Reader, end: number, start: number): boolean {
  const { spans, tokens, language } = reader
  const { tie } = reading[language]
  if (tie) return tie.phrase.test(tokens.slice(end, start).join(' '))
  if (end === start) return true
  // "Teriyaki salmon bowl": names stand side by side.
  const next = spans.find((span) => span.start === end)
  return next !== undefined && next.end <= start && isTied(reader, next.end, start)
}

/** What its name stands for: minced beef for meatballs. */
export function usualFoods({ ways: [way] }: Dish): Named[] {
  const ids = way?.hero.flatMap((slot) => way.slots[slot]?.first?.[0] ?? []) ?? []
  return ids.slice(0, 1).map((id) => ({ kind: 'ingredient', ingredient: ingredientById(id) }))
}

function isOne(head: Dish, other: Dish): boolean {
  return head === other || head.of === other.id || other.of === head.id
}

function foodsBetween({ tokens, language }: Reader, start: number, end: number): Named[] {
  const foods: Named[] = []
  for (let at = start; at < end; ) {
    // The whole name is the dish.
    const match = matchAt(tokens.slice(at, at === start ? end - 1 : end), 0, language)
    const food = askable(match?.meanings ?? [])
    if (food) foods.push(food)
    at += match?.length ?? 1
  }
  return foods
}
