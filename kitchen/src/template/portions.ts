import type { Amount, Ingredient, Unit } from '@roux/cooking/foods/ingredient'
import { kindSet, kindsThatAre } from '@roux/cooking/foods/kinds'
import { isFlesh } from '@roux/cooking/foods/restrictions'
import { weightsOf } from '@roux/cooking/foods/weights'
import { roundAmount } from '../wording/amount.ts'
import { asLeft, type CookedEnd } from './cooked-ends.ts'
import type { Slot, Way } from './dishes.ts'
import type { Filled, Filler } from './filled.ts'
import { takes } from './slot-takes.ts'

/** An ingredient of the recipe with what there is of it, and what that was before it was rounded. */
export type Portion = {
  ingredient: Ingredient
  amount: Amount
  unrounded?: Amount
  asked: boolean
  left?: CookedEnd
  slot: Slot
}

/** What there is of everything in a filled way, for so many people. */
export function portionsOf(way: Way, filled: Filled, serves: number): ReadonlyMap<string, readonly Portion[]> {
  const people = wholePeople(way, filled, serves)
  const portions = new Map<string, readonly Portion[]>()
  for (const [name, fillers] of filled.slots) {
    const slot = way.slots[name]
    if (!slot) continue
    const isForRaw = way.steps.some(({ raw }) => raw === name)
    portions.set(name, portionsIn(slot, fillers, people, isForRaw))
  }
  return portions
}

function portionsIn(slot: Slot, fillers: readonly Filler[], people: number, isForRaw: boolean): Portion[] {
  // Two vegetables in the place of one are together a little more than one alone.
  const share = slot.all ? 1 : fillers.length ** -0.75
  return fillers.map(({ ingredient, asked, atMost, times = 1, left }) => {
    const [quantity, unit] = perPerson(slot, ingredient)
    // A slot that is written for what is cooked says so, and how much; one with a step for the raw alone speaks of the raw.
    const isWrittenSo = slot.prep !== undefined && slot.prep.en !== '' && !isForRaw
    const weight = left && unit === 'g' && !isWrittenSo ? asLeft[left].weight : 1
    // Who wants less of the one carrot has half of it.
    const isHalved = times < 1 && vegetables.includes(ingredient.kind)
    const cut: Ingredient = isHalved ? { ...ingredient, halves: true } : ingredient
    const unrounded: Amount = [quantity * share * people * times * weight, unit]
    const rounded = roundAmount(unrounded, cut)
    const most = atMost && inUnit(atMost, unit, ingredient)
    const amount: Amount = most && isAllOfIt(most, rounded[0], ingredient) ? allOf([most, unit], ingredient) : rounded
    const { prep: _raw, ...unprepared } = slot
    return {
      ingredient,
      amount,
      unrounded,
      asked: asked !== null,
      ...(left && { left }),
      // Nobody scores the skin of what has none: another meat in its place is cut as it always is.
      slot: (left && !isWrittenSo) || isStranger(slot, ingredient) ? unprepared : slot,
    }
  })
}

function isStranger(slot: Slot, food: Ingredient): boolean {
  return isFlesh(food) && slot.first !== undefined && !takes(slot, food)
}

/** Is all that there is taken, whether that is a little more or less than is usual? */
function isAllOfIt(most: number, usual: number, food: Ingredient): boolean {
  if (!isStretched(food)) return most < usual
  // Of vegetables twice as much goes in: three peppers that go soft are no one and a half.
  return bendable.has(food.kind) ? most <= 2 * usual : most < mostOver * usual && most > usual / 2
}

/** What was weighed is taken as it was told: 150 g of an opened cheese are no 160 g. */
function allOf([most, unit]: Amount, food: Ingredient): Amount {
  return (unit === 'g' || unit === 'ml') && most % 5 === 0 ? [most, unit] : roundAmount([most, unit], food)
}

/** So much more than is usual goes in, so that nothing of it is left over. */
const mostOver = 1.8

/** More or less of these does a dish no harm: no dough, no batter and no sauce depends on how much there is. */
export function isStretched({ kind }: Ingredient): boolean {
  return bendable.has(kind) || stretched.has(kind)
}

/** What a dish may have little of, and is smaller by nothing. */
export const bendable = kindSet(
  'onion root firm-vegetable tender-vegetable leaf salad-leaf salad-vegetable herb citrus cured-meat nut dried-fruit orchard-fruit berry soft-fruit',
)
const stretched = kindSet(
  'pulse lentil melting-cheese hard-cheese fresh-cheese grilling-cheese poultry mince steak chop sausage white-fish oily-fish shellfish smoked-fish tinned-fish tofu',
)

/** As much in another unit; null where nobody knows what one weighs. */
export function inUnit([quantity, own]: Amount, unit: Unit, food: Ingredient): number | null {
  if (own === unit) return quantity
  const {
    density,
    serving: [serving, servedIn],
  } = food
  if (density && own === 'g' && unit === 'ml') return quantity / density
  if (density && own === 'ml' && unit === 'g') return quantity * density
  // A chop, a steak or a fillet is cut for one who is hungry.
  const each = isCut(food) && servedIn === 'g' ? 1.5 * serving : weightsOf(food.id).one.piece
  if (each === undefined) return null
  return own === 'piece' && unit === 'g' ? quantity * each : own === 'g' && unit === 'piece' ? quantity / each : null
}

function perPerson(slot: Slot, ingredient: Ingredient): Amount {
  const [quantity, unit]: readonly [number, Unit] = ingredient.serving
  // A slot's own amount goes for what is counted in the same way; pieces are not grams.
  if (slot.amount && slot.amount[1] === unit) return slot.amount
  // It was written for the first: macarons weigh their icing sugar, and a dough cannot be salted to taste.
  const isFirst = slot.first?.[0] === ingredient.id
  if (slot.amount && isFirst && (unit === 'taste' || slot.share === undefined)) return slot.amount
  return [quantity * (slot.share ?? 1), unit]
}

const vegetables = kindsThatAre('vegetable')
const cuts = kindSet('steak white-fish oily-fish')

export function isCut({ kind, id }: Ingredient): boolean {
  return cuts.has(kind) || id === 'pork-fillet'
}

/** For how many the amounts are right when eggs are whole: three quarters of an egg too many feeds a little more. */
function wholePeople(way: Way, filled: Filled, serves: number): number {
  const slot = way.whole ? way.slots[way.whole] : undefined
  const filler = way.whole ? filled.slots.get(way.whole)?.[0] : undefined
  if (!slot || filler?.ingredient.serving[1] !== 'piece') return serves
  const [each] = perPerson(slot, filler.ingredient)
  return Math.max(1, Math.round(each * serves)) / each
}
