import type { Dish } from '../dish.ts'
import { askable, isMadeOf, type Named } from './named.ts'
import { matchAt } from './phrase-book.ts'
import type { Reader } from './reader.ts'
import type { Token } from './tokens.ts'

/**
 * Of two dishes in one name the head is made, and the other says what of: a "roast chicken salad" is a salad with
 * chicken, a "gratin de gnocchi" a gratin. English puts the head last, French first. A dish and its kind, as in
 * "carbonara pasta", are one; where the other is more than a food that was cooked, it is told as named beside.
 */
export function settleHeads(reader: Reader): void {
  const { spans, found, language } = reader
  const named = spans.filter(({ dish, asked }) => dish !== null && asked === null)
  for (const [index, after] of named.entries()) {
    const before = named[index - 1]
    if (!before || !isTied(reader, before.end, after.start)) continue
    const [{ dish: head }, other] = language === 'en' ? [after, before] : [before, after]
    if (!head || !other.dish || isOne(head, other.dish)) continue
    const foods = foodsBetween(reader, other.start, other.end).filter((food) => isMadeOf(head, food))
    found.asked.push(...foods)
    found.dishes = [...found.dishes.filter((dish) => dish !== other.dish && dish !== head), head]
    found.besides = found.besides.filter((dish) => dish !== other.dish)
    const words = reader.tokens.slice(other.start, other.end)
    const isPlain = words.some((word) => cookedWords.has(word)) && (foods.length > 0 || words.length === 1)
    if (!isPlain) found.besides.push(other.dish)
  }
}

/** A roast chicken is a food as well as a dish. */
const cookedWords: ReadonlySet<Token> = new Set(
  'roast roasted fried baked boiled poached grilled pan roti rotie rotis frit frits poche grille'.split(' '),
)

function isTied(reader: Reader, end: number, start: number): boolean {
  const { spans, tokens, language } = reader
  if (language === 'fr') return /^(?:|de|d|du|des|au|aux|a la|a l)$/.test(tokens.slice(end, start).join(' '))
  if (end === start) return true
  // "Teriyaki salmon bowl": names stand side by side.
  const next = spans.find((span) => span.start === end)
  return next !== undefined && next.end <= start && isTied(reader, next.end, start)
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
