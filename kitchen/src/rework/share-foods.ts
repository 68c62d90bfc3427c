import { takes } from '../template/slot-takes.ts'
import type { ListedFood } from './listed-food.ts'
import type { Reader, Reading } from './reading.ts'

/** Foods that a text names together for some slots. */
export type Named = { slots: readonly string[]; foods: readonly ListedFood[] }

/** Every way to share out the foods of some lists among the slots that each names. */
export function* shareFoods(lists: readonly Named[], reader: Reader, reading: Reading): Generator<Reading> {
  const [first, ...others] = lists
  if (!first) {
    yield reading
    return
  }
  for (const next of share(first.foods, first.slots, reader, reading)) yield* shareFoods(others, reader, next)
}

/** Every way to share out the foods of a list among the slots that it names together. */
function* share(
  foods: readonly ListedFood[],
  slots: readonly string[],
  reader: Reader,
  reading: Reading,
): Generator<Reading> {
  reader.effort.left -= 1
  const [slot, ...others] = slots
  if (reader.effort.left < 0) return
  if (slot === undefined) {
    if (foods.length === 0) yield reading
    return
  }
  for (let count = others.length > 0 ? 0 : foods.length; count <= foods.length; count += 1) {
    const next = assign(slot, foods.slice(0, count), reader, reading)
    if (next) yield* share(foods.slice(count), others, reader, next)
  }
}

function assign(name: string, foods: readonly ListedFood[], reader: Reader, reading: Reading): Reading | null {
  const present = reading.slots.get(name)
  if (present) {
    return present.length === foods.length && present.every((food, place) => food === foods[place]) ? reading : null
  }
  const strangers = reading.strangers + strangersIn(name, foods, reader, reading)
  return strangers > reader.mostStrangers
    ? null
    : { ...reading, slots: new Map(reading.slots).set(name, foods), strangers }
}

/**
 * Foods that a slot would not take, and those that stand in the list before what fills an earlier slot; a slot that
 * must not be empty counts too.
 */
function strangersIn(name: string, foods: readonly ListedFood[], reader: Reader, { slots }: Reading): number {
  const slot = reader.slots[name]
  if (!slot) return 0
  if (foods.length === 0) return slot.optional || slot.without ? 0 : 1
  const order = Object.keys(reader.slots)
  const isOutOfOrder = (food: ListedFood) =>
    food.amount[1] !== 'taste' &&
    [...slots].some(([other, present]) =>
      present.some(
        (one) =>
          one.amount[1] !== 'taste' &&
          order.includes(other) &&
          order.indexOf(other) < order.indexOf(name) !== reader.foods.indexOf(one) < reader.foods.indexOf(food),
      ),
    )
  return foods.filter((food) => !takes(slot, food.ingredient) || isOutOfOrder(food)).length
}
