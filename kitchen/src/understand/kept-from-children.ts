import type { Eater } from '@roux/contract/constraints'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { isCovered } from './named.ts'
import type { Mentions } from './reader.ts'

/** Coffee that nobody asked for is no food for children: a tiramisu is made without. */
export function isKeptFromChildren(
  food: Ingredient,
  eaters: readonly Eater[],
  { asked, implied }: Pick<Mentions, 'asked' | 'implied'>,
): boolean {
  return (
    food.kind === 'coffee' &&
    eaters.some((eater) => /^(?:infant|small_child|minor)$/.test(eater)) &&
    ![...asked, ...implied].some((named) => isCovered(food, named))
  )
}
