import type { Allergen } from '@roux/contract/diet'
import type { CheckedLanguage } from '@roux/contract/language'
import type { Ingredient } from '../foods/ingredient.ts'
import { foods } from '../foods/lexicon.ts'
import { allergenIn } from '../foods/restrictions.ts'
import { meantBy } from './food-book.ts'

export type Kin = readonly Allergen[]

/** Whoever is harmed by one of a group is often harmed by the others of it. */
export const kins: readonly Kin[] = [
  ['nuts', 'peanuts', 'sesame'],
  ['crustaceans', 'molluscs'],
]

/** Pine nuts are none of the 14, and yet a nut. */
export function isOfKin(food: Ingredient, kin: Kin): boolean {
  const isNut = kin.includes('nuts') && food.tags?.includes('nut') === true
  return isNut || kin.some((allergen) => allergenIn(food, allergen) === 'contains')
}

/** What must not stand in for anything where somebody is allergic to foods by their own names: walnuts, for pecans. */
export function isKinOfNamed(names: readonly string[], language: CheckedLanguage): (food: Ingredient) => boolean {
  const meant = names.map((name) => meantBy(name, language))
  const harmed = kins.filter((kin) =>
    meant.some(({ includes }) => foods.some((food) => isOfKin(food, kin) && includes(food))),
  )
  return (food) => harmed.some((kin) => isOfKin(food, kin))
}
