import { kindSet } from '../foods/kinds.ts'
import { animalsOf } from './contents.ts'
import type { Mention } from './mention.ts'

/** Dishes that other things are spooned over. */
const carriers = kindSet(
  'poultry joint stewing-meat steak sausage white-fish oily-fish shellfish root rice pasta noodle grain quick-grain polenta bread salad-leaf firm-vegetable tender-vegetable',
)

export function isCarrier(starts: ReadonlyMap<number, Mention>, at: number): boolean {
  const food = starts.get(at) ?? starts.get(at + 1)
  if (!food) return false
  const isWhole = animalsOf(food).some((animal) => animal === 'meat' || animal === 'fish')
  return isWhole || food.meaning.foods.some(({ kind }) => carriers.has(kind))
}
