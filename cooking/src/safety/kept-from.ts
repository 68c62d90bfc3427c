import type { Eater } from '@roux/contract/constraints'
import { belongsTo, families } from '../foods/families.ts'
import type { Ingredient } from '../foods/ingredient.ts'

/** What some of those who eat must not have. */
export type KeptFrom = {
  danger: 'infant_honey' | 'whole_nuts' | 'alcohol_pregnancy' | 'alcohol_minor'
  eaters: readonly Eater[]
  is: (food: Ingredient) => boolean
}

const alcohol = families.find(({ id }) => id === 'alcohol')
const isAlcohol = (food: Ingredient) => alcohol !== undefined && belongsTo(food, alcohol.members)
const isNut = ({ kind, id, en }: Ingredient) =>
  (kind === 'nut' || id === 'peanut') && !/^(?:ground|chestnut)/.test(en.one ?? '')

/**
 * Honey before the first birthday: botulism (FDA "Bad Bug Book", 2nd edition; NHS "Foods to avoid giving babies and
 * young children"). Whole nuts before the age of five: choking (the same page of the NHS). Alcohol: none before the age
 * of eighteen, in pregnancy and while breastfeeding (NHS, Santé publique France); cooking leaves part of it (USDA Table
 * of Nutrient Retention Factors).
 */
export const keptFrom: readonly KeptFrom[] = [
  { danger: 'infant_honey', eaters: ['infant'], is: ({ id }) => id === 'honey' },
  { danger: 'whole_nuts', eaters: ['infant', 'small_child'], is: isNut },
  { danger: 'alcohol_pregnancy', eaters: ['pregnant'], is: isAlcohol },
  { danger: 'alcohol_minor', eaters: ['infant', 'small_child', 'minor'], is: isAlcohol },
]

/** Is there anything that one of those who eat must not have? */
export function areKept(eaters: readonly Eater[]): boolean {
  return keptFrom.some(({ eaters: whom }) => whom.some((eater) => eaters.includes(eater)))
}

/** Must one of those who eat not have it? */
export function isKeptFrom(food: Ingredient, eaters: readonly Eater[]): boolean {
  return keptFrom.some(({ eaters: whom, is }) => whom.some((eater) => eaters.includes(eater)) && is(food))
}
