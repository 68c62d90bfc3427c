import type { KitchenLanguage } from '@roux/contract/language'
import { grammar } from '@roux/cooking/languages/grammar'
import type { Dish } from '../template/dishes.ts'

/** A classic before its kind; otherwise English names the dish last ("pasta salad"), French first ("salade de pâtes"). */
export function orderOfDishes(named: readonly Dish[], language: KitchenLanguage): string[] {
  const dishes = [...new Set(named)]
  const inOrder = grammar[language].isHeadFirst ? dishes : dishes.reverse()
  // "a carbonara pasta" is a carbonara.
  return inOrder
    .toSorted((one, other) => Number(other.of !== undefined) - Number(one.of !== undefined))
    .map(({ id }) => id)
}
