import { type Allergen, allergens } from '@roux/contract/diet'
import type { Family } from '@roux/cooking/foods/families'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { containsAllergen } from '@roux/cooking/foods/restrictions'
import { souredOf } from './kin-allergens.ts'
import { isLactose, membersOf, type Named } from './named.ts'
import type { Harm } from './set-harm-aside.ts'

/** What must not be in the recipe then, what of it was inferred, and those of the 14 allergens that it stands for. */
export function forbiddenBy({ foods }: Harm): { avoided: Named[]; harmful: Named[]; allergies: Allergen[] } {
  return {
    avoided: foods.flatMap(({ named, isAllergy }) => [named, ...nearTo(named, isAllergy), ...souredOf(named)]),
    harmful: foods.filter(({ isInferred }) => isInferred).map(({ named }) => named),
    // Who cannot digest lactose may have milk without it.
    allergies: [
      ...new Set(
        foods.flatMap(({ named, isAllergy }) => (isLactose(named) && !isAllergy ? [] : allergensOf(named, isAllergy))),
      ),
    ],
  }
}

/** Who swells up from oysters had better not get mussels. */
function nearTo(named: Named, isAllergy: boolean): Named[] {
  if (named.kind !== 'unkept' || !isAllergy) return []
  return named.food.near.map((id) => ({ kind: 'ingredient', ingredient: ingredientById(id) }))
}

const ofGrain = kindSet('bread crumbs pasta flour pastry')

/** Bread and pasta harm by their grain, whatever they do to somebody; those without gluten are named as such. */
function isOfGrain(named: Named): boolean {
  if (named.kind === 'unkept') return false
  if (named.kind === 'ingredient')
    return ofGrain.has(named.ingredient.kind) && containsAllergen(named.ingredient, 'gluten')
  const { kinds } = named.family.members
  return kinds?.some((kind) => ofGrain.has(kind)) === true
}

/** Which of the 14 a name stands for: what all that it means contain, and where a dish only upsets none but its own. */
function allergensOf(named: Named, isAllergy: boolean): Allergen[] {
  if (named.kind === 'unkept') return []
  if (isOfGrain(named)) return ['gluten']
  const meant = named.kind === 'family' ? meantBy(named.family) : [named.ingredient]
  const own = named.kind === 'family' ? (named.family.members.allergens ?? []) : []
  const shared = allergens.filter(
    (allergen) => meant.length > 0 && meant.every((one) => containsAllergen(one, allergen)),
  )
  const isPlain = isAllergy || (shared.length === 1 && !shared.includes('gluten') && !shared.includes('sulphites'))
  return [...new Set([...own, ...(isPlain ? shared : [])])]
}

/** "Fish" is fish before it is whatever swims. */
function meantBy(family: Family): readonly Ingredient[] {
  return family.typical.length > 0 ? family.typical.map(ingredientById) : membersOf(family)
}
