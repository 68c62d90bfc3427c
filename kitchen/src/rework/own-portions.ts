import { sayChanged } from '@roux/contract/wish-findings'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import type { Composed } from '../compose/composed.ts'
import type { Filler } from '../template/filled.ts'
import { portionsOf } from '../template/portions.ts'
import { foodsOf, type Own, take } from './own.ts'
import { namesOf } from './work.ts'

/** Where nobody says how much more. */
export const somewhatMore = 1.5

/** So many times as much of what is meant, as far as it has an amount. */
export function adjust(
  own: Own,
  isMeant: (food: Ingredient) => boolean,
  factor: number,
  what: 'less' | 'more',
): boolean {
  const { composed, language } = own
  const { way, serves, filled } = composed
  const asWritten = (fillers: Composed['filled']) =>
    new Map([...portionsOf(way, fillers, serves).values()].flat().map(({ ingredient, amount }) => [ingredient, amount]))
  const change = (filler: Filler): Filler => {
    if (!isMeant(filler.ingredient) || filler.ingredient.serving[1] === 'taste') return filler
    const times = Math.min(8, Math.max(0.125, (filler.times ?? 1) * factor))
    return { ...filler, times }
  }
  const slots = new Map(Array.from(filled.slots, ([name, fillers]) => [name, fillers.map(change)] as const))
  const [before, after] = [asWritten(filled), asWritten({ ...filled, slots })]
  const isOther = (food: Ingredient) => `${before.get(food)}` !== `${after.get(food)}`
  const foods = foodsOf(composed).filter((food) => isMeant(food) && isOther(food))
  // Half a spoon more may be the same spoon.
  if (foods.length === 0) return factor === somewhatMore && adjust(own, isMeant, 2, what)
  take(own, { ...composed, filled: { ...filled, slots } })
  own.said.push(sayChanged({ what, words: namesOf(foods, language) }))
  return true
}
