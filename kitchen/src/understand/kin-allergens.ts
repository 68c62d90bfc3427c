import type { Allergen } from '@roux/contract/diet'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { ingredients } from '@roux/cooking/foods/lexicon'
import { allergenIn } from '@roux/cooking/foods/restrictions'
import { isCovered, type Named, optionsOf } from './named.ts'

/** Whoever is harmed by one of a group is often harmed by the others of it. */
const groups: readonly (readonly Allergen[])[] = [
  ['nuts', 'peanuts', 'sesame'],
  ['crustaceans', 'molluscs'],
]

/** Pine nuts are none of the 14, and yet a nut. */
function isOf(food: Ingredient, group: readonly Allergen[]): boolean {
  const isNut = group.includes('nuts') && food.tags?.includes('nut') === true
  return isNut || group.some((allergen) => allergenIn(food, allergen) === 'contains')
}

function isNamedOf(named: Named, group: readonly Allergen[]): boolean {
  const own = named.kind === 'family' ? (named.family.members.allergens ?? []) : []
  return group.some((allergen) => own.includes(allergen)) || optionsOf(named).some((food) => isOf(food, group))
}

/**
 * What must not stand in for foods that harm: whatever is near kin to them, and not wanted by its own name. "Seafood" is
 * no wish for squid where prawns harm.
 */
export function kinOfHarmful(harmful: readonly Named[], wanted: readonly Named[]): ReadonlySet<Ingredient> {
  const harmed = groups.filter((group) => harmful.some((named) => isNamedOf(named, group)))
  if (harmed.length === 0) return new Set()
  const foods = harmful.flatMap(optionsOf)
  const own = wanted.filter((named) => named.kind === 'ingredient' || !foods.some((food) => isCovered(food, named)))
  return new Set(
    ingredients.filter(
      (food) => harmed.some((group) => isOf(food, group)) && !own.some((named) => isCovered(food, named)),
    ),
  )
}
