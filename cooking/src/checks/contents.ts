import { type Allergen, allergens, type Diet, diets } from '@roux/contract/diet'
import type { Animal, Ingredient } from '../lexicon/ingredient.ts'
import { breaksDiet, containsAllergen } from '../lexicon/restrictions.ts'
import type { Meaning } from './food-book.ts'
import type { Lifted } from './lifted.ts'

type Named = { meaning: Meaning; lifted?: readonly Lifted[] }

/**
 * What a named food is made of, with what the words beside it take away. Where a name is shared by several foods, only
 * what all of them contain counts; a word such as "nuts" counts as what it stands for.
 */
function madeOf({ meaning, lifted = [] }: Named): Ingredient[] {
  const own: readonly Ingredient[] = meaning.generic ? [asFood(meaning.generic)] : meaning.foods
  return own.map((food) => lifted.reduce(lift, food))
}

/** The allergens of a named food. */
export function allergensOf(named: Named): ReadonlySet<Allergen> {
  const foods = madeOf(named)
  return new Set(
    allergens.filter((allergen) => foods.length > 0 && foods.every((food) => containsAllergen(food, allergen))),
  )
}

/** What of animals is in a named food. */
export function animalsOf(named: Named): readonly Animal[] {
  return madeOf(named).flatMap(({ animal = [] }) => animal)
}

/** The diets that a named food breaks. Milk without lactose is for the lactose-free. */
export function brokenBy(named: Named): ReadonlySet<Diet> {
  const foods = madeOf(named)
  const isWithoutLactose =
    named.lifted?.some(({ lactose }) => lactose) || foods.every(({ id }) => id === 'lactose-free-milk')
  return new Set(
    diets.filter(
      (diet) =>
        foods.length > 0 &&
        !(diet === 'lactose_free' && isWithoutLactose) &&
        foods.every((food) => breaksDiet(food, diet)),
    ),
  )
}

function asFood({ allergens: own = [], animal = [] }: NonNullable<Meaning['generic']>): Ingredient {
  return { id: '', kind: 'other', en: {}, fr: { gender: 'm' }, serving: [0, 'g'], allergens: own, animal }
}

function lift(food: Ingredient, lifted: Lifted): Ingredient {
  const { allergens: own = [], animal = [], tags = [] } = food
  const isNut = lifted.allergens.includes('nuts')
  return {
    ...food,
    allergens: own.filter((allergen) => !lifted.allergens.includes(allergen)),
    animal: lifted.animals === 'all' ? [] : animal.filter((one) => !lifted.animals.includes(one)),
    tags: isNut ? tags.filter((tag) => tag !== 'nut') : tags,
  }
}
