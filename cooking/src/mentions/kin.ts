import type { CheckedLanguage } from '@roux/contract/language'
import { type Family, membershipOf } from '../foods/families.ts'
import type { Ingredient } from '../foods/ingredient.ts'
import { foods } from '../foods/lexicon.ts'
import { meantBy } from './food-book.ts'

export type Kin = Family['members']

/** Drinks, with the vinegars that are soured of them and what is distilled of them. */
export const soured = [
  'red-wine white-wine port brandy cognac wine-vinegar balsamic',
  'cider cider-vinegar',
  'beer malt-vinegar',
].map((ids) => ids.split(' '))

/** Botanical families, as far as their members are known to harm the same people. */
const botanical: readonly Kin[] = [
  { ids: ['celery', 'celeriac', 'fennel', 'parsnip', 'fennel-seed'] },
  { ids: ['peach', 'nectarine', 'apricot', 'plum', 'cherry'] },
  { ids: ['apple', 'pear', 'quince'] },
  { ids: ['strawberry', 'raspberry', 'blackberry'] },
  { ids: ['melon', 'watermelon', 'cucumber'] },
  { kinds: ['citrus'] },
  { kinds: ['onion'], ids: ['leek', 'chives'] },
  { kinds: ['pulse'] },
]

/** Whoever is harmed by one of a group is often harmed by the others of it. Pine nuts are none of the 14, and yet a nut. */
export const kins: readonly Kin[] = [
  { allergens: ['nuts', 'peanuts', 'sesame'], tags: ['nut'] },
  { allergens: ['crustaceans', 'molluscs'] },
  { allergens: ['fish'] },
  ...botanical,
  ...soured.map((ids) => ({ ids })),
]

export function isOfKin(food: Ingredient, kin: Kin): boolean {
  return membershipOf(food, kin) === 'contains'
}

/** What must not stand in for anything where somebody is allergic to foods by their own names: walnuts, for pecans. */
export function isKinOfNamed(names: readonly string[], language: CheckedLanguage): (food: Ingredient) => boolean {
  const meant = names.map((name) => meantBy(name, language))
  const harmed = kins.filter((kin) =>
    meant.some(({ includes }) => foods.some((food) => isOfKin(food, kin) && includes(food))),
  )
  return (food) => harmed.some((kin) => isOfKin(food, kin))
}
