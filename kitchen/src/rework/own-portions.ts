import { sayChanged } from '@roux/contract/wish-findings'
import type { Amount, Ingredient } from '@roux/cooking/foods/ingredient'
import type { Composed } from '../compose/composed.ts'
import { minutesOf } from '../compose/plan.ts'
import type { Filler } from '../template/filled.ts'
import { inUnit, isStretched, type Portion, portionsOf } from '../template/portions.ts'
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
  const next = multiplied(composed, isMeant, factor)
  const [before, after] = [portionsIn(composed), portionsIn(next)]
  const isOther = (food: Ingredient) => `${before.get(food)?.amount}` !== `${after.get(food)?.amount}`
  const foods = foodsOf(composed).filter((food) => isMeant(food) && isOther(food))
  // Half a spoon more may be the same spoon.
  if (foods.length === 0) return factor === somewhatMore && adjust(own, isMeant, 2, what)
  take(own, next)
  own.said.push(sayChanged({ what, words: namesOf(foods, language) }))
  return true
}

function portionsIn({ way, filled, serves }: Composed): ReadonlyMap<Ingredient, Portion> {
  return new Map([...portionsOf(way, filled, serves).values()].flat().map((one) => [one.ingredient, one]))
}

/** So many times what is written of it: twice two carrots are four, and not twice the one and a half that were rounded. */
function multiplied(composed: Composed, isMeant: (food: Ingredient) => boolean, factor: number): Composed {
  const portions = portionsIn(composed)
  const change = (filler: Filler): Filler => {
    const { ingredient } = filler
    const portion = portions.get(ingredient)
    if (!portion || !isMeant(ingredient) || ingredient.serving[1] === 'taste') return filler
    const { amount, unrounded = amount } = portion
    const written = amount[1] === unrounded[1] ? amount[0] / unrounded[0] : 1
    const times = Math.min(8, Math.max(0.125, (filler.times ?? 1) * written * factor))
    const { atMost: _, ...rest } = filler
    return { ...rest, times }
  }
  const { filled } = composed
  const slots = new Map(Array.from(filled.slots, ([name, fillers]) => [name, fillers.map(change)] as const))
  return { ...composed, filled: { ...filled, slots } }
}

/** How often what is written of a food goes into an amount of it; null where nobody can tell. */
function timesOf({ composed }: Pick<Own, 'composed'>, food: Ingredient, stated: Amount): number | null {
  const amount = portionsIn(composed).get(food)?.amount
  const quantity = amount && inUnit(stated, amount[1], food)
  return amount && quantity ? quantity / amount[0] : null
}

/** Of what has just come there is as much as was said. */
export function asMuchAsStated(own: Own, food: Ingredient, stated: Amount): void {
  const times = timesOf(own, food, stated)
  if (times !== null)
    take(
      own,
      multiplied(own.composed, (one) => one === food, times),
    )
}

/**
 * As much as is said of what is there already, or so much more where it is added; false where that changes nothing.
 * A batter with fewer eggs fails: it is made for fewer people.
 */
export function setAmount(own: Own, food: Ingredient, stated: Amount, isMore: boolean): boolean {
  const times = timesOf(own, food, stated)
  if (times === null) return false
  const isMeant = (one: Ingredient) => one === food
  if (isMore) return adjust(own, isMeant, 1 + times, 'more')
  if (isStretched(food)) return adjust(own, isMeant, times, times > 1 ? 'more' : 'less')
  if (food.kind !== 'egg' || times >= 1) return false
  const { composed } = own
  const forSome = (serves: number): Composed => ({
    ...composed,
    serves,
    minutes: minutesOf(composed.way, composed.filled, serves),
  })
  const few = composed.serves * times
  const next = [Math.round(few), Math.floor(few)]
    .filter((serves) => serves > 0 && serves < composed.serves)
    .map(forSome)
    .find((one) => (timesOf({ composed: one }, food, stated) ?? 0) >= 1)
  if (!next) return false
  take(own, next)
  own.said.push(sayChanged({ what: 'serves', from: composed.serves, to: next.serves }))
  return true
}
