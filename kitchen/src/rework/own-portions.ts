import { sayChanged } from '@roux/contract/wish-findings'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import type { Filler } from '../template/filled.ts'
import { type Own, take } from './own.ts'
import { namesOf } from './work.ts'

/** So many times as much of what is meant, as far as it has an amount. */
export function adjust(
  own: Own,
  isMeant: (food: Ingredient) => boolean,
  factor: number,
  what: 'less' | 'more',
): boolean {
  const { composed, language } = own
  const foods: Ingredient[] = []
  const change = (filler: Filler): Filler => {
    if (!isMeant(filler.ingredient) || filler.ingredient.serving[1] === 'taste') return filler
    foods.push(filler.ingredient)
    const times = Math.min(8, Math.max(0.125, (filler.times ?? 1) * factor))
    return { ...filler, times }
  }
  const slots = new Map(Array.from(composed.filled.slots, ([name, fillers]) => [name, fillers.map(change)] as const))
  if (foods.length === 0) return false
  take(own, { ...composed, filled: { ...composed.filled, slots } })
  own.said.push(sayChanged({ what, words: namesOf(foods, language) }))
  return true
}
