import { type Allergen, allergens, type Diet, diets } from '@roux/contract/diet'
import type { Animal, Ingredient } from '../foods/ingredient.ts'
import { allergenIn, breachOf, type Certainty } from '../foods/restrictions.ts'
import { without } from '../foods/without.ts'
import type { FoodMeaning } from './food-book.ts'
import type { Lifted } from './lifted.ts'

export type NamedFood = { meaning: FoodMeaning; lifted?: readonly Lifted[] }

/** What a named food is made of, with what the words beside it take away; a word such as "nuts" is what it stands for. */
export function madeOf({ meaning, lifted = [] }: NamedFood): Ingredient[] {
  const own: readonly Ingredient[] = meaning.generic ? [asFood(meaning.generic)] : meaning.foods
  return own.map((food) => lifted.reduce(lift, food))
}

/** The allergens of a named food, and how surely it has them. Where several foods share a name, all of them must. */
export function allergensOf(named: NamedFood): ReadonlyMap<Allergen, Certainty> {
  const foods = madeOf(named)
  return certainOf(allergens, (allergen) => foods.map((food) => allergenIn(food, allergen)))
}

/** What of animals is surely in a named food. */
export function animalsOf(named: NamedFood): readonly Animal[] {
  return madeOf(named).flatMap(({ animal = [] }) => animal)
}

/** The diets that a named food breaks, and how surely. Milk without lactose is for the lactose-free. */
export function brokenBy(named: NamedFood): ReadonlyMap<Diet, Certainty> {
  const foods = madeOf(named)
  const isWithoutLactose =
    named.lifted?.some(({ lactose }) => lactose) || foods.every(({ id }) => id === 'lactose-free-milk')
  return certainOf(diets, (diet) =>
    diet === 'lactose_free' && isWithoutLactose ? [] : foods.map((food) => breachOf(food, diet)),
  )
}

function certainOf<Name>(
  names: readonly Name[],
  certainties: (name: Name) => readonly (Certainty | undefined)[],
): Map<Name, Certainty> {
  return new Map(
    names.flatMap((name) => {
      const all = certainties(name)
      if (all.length === 0 || all.includes(undefined)) return []
      return [[name, all.includes('often') ? 'often' : 'contains'] as const]
    }),
  )
}

function asFood({ allergens: own = [], animal = [], often = [] }: NonNullable<FoodMeaning['generic']>): Ingredient {
  return { id: '', kind: 'other', en: {}, fr: { gender: 'm' }, serving: [0, 'g'], allergens: own, animal, often }
}

function lift(food: Ingredient, lifted: Lifted): Ingredient {
  const { tags = [] } = food
  const isNut = lifted.allergens.includes('nuts')
  const doubted = lifted.perhaps ? lifted.allergens.filter((allergen) => food.allergens?.includes(allergen)) : []
  const rest = without(food, lifted.allergens, lifted.animals)
  return {
    ...rest,
    often: [...(rest.often ?? []), ...doubted],
    tags: isNut ? tags.filter((tag) => tag !== 'nut') : tags,
  }
}
