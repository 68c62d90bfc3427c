import type { Amount } from '@roux/cooking/foods/ingredient'
import { sameFields } from '@roux/cooking/foods/same-fields'
import type * as written from '../cookbook/dish.ts'
import { cookbook } from '../cookbook/dishes.ts'
import { pressureCookerWays } from './pressure-cooker.ts'
import { rewordedOf } from './reworded-ways.ts'
import { slowCookerWays } from './slow-cooker.ts'

/** As the cookbook writes them, with what it leaves out. */
export type Slot = Omit<written.Slot, 'amount' | 'unit' | 'sharePer'> & { amount?: Amount }
export type Way = Omit<written.Way, 'id' | 'slots'> & {
  /** Of all ways of all dishes; never changed: "stew/poultry". */
  id: string
  slots: Readonly<Record<string, Slot>>
}
export type Dish = Omit<written.Dish, 'ways'> & { ways: readonly Way[] }

/** Every dish the kitchen can make, in every vessel that it knows one for. */
export const dishes: readonly Dish[] = readDishes()

function readDishes(): Dish[] {
  const dishes = cookbook.map((dish) => ({ ...dish, ways: allWaysOf(dish).map((way) => readWay(way, dish.id)) }))
  const ways = dishes.flatMap((dish) => dish.ways)
  const asSlot = sameFields(ways.flatMap(({ slots }) => Object.values(slots)))
  const asWay = sameFields(ways)
  const inFull = (way: Way) => asWay({ ...way, slots: eachSlot(way.slots, asSlot) })
  return dishes.map((dish) => ({ ...dish, ways: dish.ways.map(inFull) })).map(sameFields<Dish>(dishes))
}

function readWay(way: written.Way, dish: string): Way {
  return { ...way, id: way.id === undefined ? dish : `${dish}/${way.id}`, slots: eachSlot(way.slots, readSlot) }
}

function eachSlot<From>(slots: Readonly<Record<string, From>>, read: (slot: From) => Slot): Way['slots'] {
  return Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, read(slot)]))
}

function allWaysOf(dish: written.Dish): written.Way[] {
  const { id, ways } = dish
  const told = [...ways, ...rewordedOf(id, ways)]
  return [...told, ...pressureCookerWays(id, ways), ...slowCookerWays({ ...dish, ways: told })]
}

function readSlot(slot: written.Way['slots'][string]): Slot {
  if (isDose(slot)) return readSlot({ ...slot[0], amount: slot[1] })
  const { amount, unit, sharePer, ...kept } = slot
  if (typeof amount !== 'number') return amount ? { ...kept, amount } : kept
  if (!unit) throw new Error(`In what unit is ${amount}?`)
  return { ...(sharePer !== undefined && { share: amount * sharePer }), ...kept, amount: [amount, unit] }
}

function isDose(slot: written.Way['slots'][string]): slot is readonly [written.Staple, number] {
  return Array.isArray(slot)
}

/** The dish of an id, if there is one. */
export function findDish(id: string): Dish | undefined {
  return byId.get(id)
}

const byId = new Map(dishes.map((dish) => [dish.id, dish]))

/** The dish of an id that stands in the data; an unknown one is a mistake in the data and throws. */
export function dishById(id: string): Dish {
  const dish = findDish(id)
  if (!dish) throw new Error(`No dish is called ${id}`)
  return dish
}
