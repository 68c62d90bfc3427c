import { foodsWithin } from './clauses.ts'
import { continuesList, listedBefore } from './lists.ts'
import { isAllergenic, type Named, toNamed } from './named.ts'
import { preparedFood } from './names-within.ts'
import type { Meaning } from './phrase-book.ts'
import { type Avoiding, isNext, type Reader, take } from './reader.ts'
import { refusalAfter, wantsAnother } from './refused-after.ts'

type NameAt = { left: Named | null; dish: DishMeaning | undefined; at: number; next: number }
export type DishMeaning = Extract<Meaning, { kind: 'dish' }>

/** Is what is named there not to be in it, or only what the dish goes with? */
export function readRefused(reader: Reader, { left, dish, at, next }: NameAt): boolean {
  const { found, avoiding } = reader
  const refusal = left && refusalAfter(reader.tokens.slice(next))
  if (refusal) {
    take(reader, 'refused', at, next)
    found.avoided.push(left, ...listedBefore(reader, at, refusal === 'whole'))
    reader.avoiding = null
    return true
  }
  if (found.harm.named.has(at)) {
    reader.avoiding = left &&
      avoiding && { ...avoiding, first: avoiding.first ?? left, count: avoiding.count + 1, listed: null }
    take(reader, 'refused', at, next)
    return true
  }
  if (left && avoiding && continuesList(reader, avoiding, left, { next, isDish: dish !== undefined })) {
    avoid(reader, avoiding, left)
    take(reader, 'refused', at, next)
    return true
  }
  reader.avoiding = null
  if (reader.isBeside) {
    take(reader, 'beside', at, next)
    return true
  }
  if (dish && !dish.unmade && wantsAnother(reader.tokens.slice(next))) {
    found.avoidedDishes.push(dish.dish)
    take(reader, 'refused_dish', at, next)
    return true
  }
  if (dish && !left && avoiding && isNext(reader, avoiding.at, at)) {
    if (dish.unmade) {
      found.avoidsUnknown = true
      // "No prawn toast" may be said because of the prawns.
      found.avoided.push(...foodsWithin(reader.tokens.slice(at, next), reader.language).filter(isAllergenic))
    } else found.avoidedDishes.push(dish.dish)
    found.avoided.push(...preparedFood(reader, at, next))
    take(reader, 'refused_dish', at, next)
    return true
  }
  return false
}

function avoid(reader: Reader, avoiding: Avoiding, left: Named): void {
  const { found } = reader
  found.avoided.push(left)
  // Who is allergic to oysters had better not get mussels.
  if (left.kind === 'unkept' && avoiding.opener === 'allergy') found.avoided.push(...left.food.near.map(toNamed))
  reader.avoiding = { ...avoiding, first: avoiding.first ?? left, count: avoiding.count + 1, listed: null }
}
