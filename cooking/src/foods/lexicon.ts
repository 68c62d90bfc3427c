import { baking } from './baking.ts'
import { dairyEggs } from './dairy-eggs.ts'
import { fish } from './fish.ts'
import { fruit } from './fruit.ts'
import { grains } from './grains.ts'
import { herbsSpices } from './herbs-spices.ts'
import type { Ingredient } from './ingredient.ts'
import { legumes } from './legumes.ts'
import { meat } from './meat.ts'
import { nutsSeeds } from './nuts-seeds.ts'
import { oilsCondiments } from './oils-condiments.ts'
import { sameFields } from './same-fields.ts'
import { withSortNames } from './sorts.ts'
import { vegetables } from './vegetables.ts'

const written: readonly Ingredient[] = [
  ...vegetables,
  ...legumes,
  ...dairyEggs,
  ...meat,
  ...fish,
  ...grains,
  ...nutsSeeds,
  ...fruit,
  ...herbsSpices,
  ...oilsCondiments,
  ...baking,
]

/** Every food that Roux knows. */
export const foods: readonly Ingredient[] = written.map(withSortNames).map(sameFields(written))

/** What the kitchen cooks with; the rest only the checks know. */
export const ingredients: readonly Ingredient[] = foods.filter(({ kind }) => kind !== 'other')

const byId = new Map(foods.map((ingredient) => [ingredient.id, ingredient]))

/** The ingredient of an id that stands in the data; an unknown one is a mistake in the data and throws. */
export function ingredientById(id: string): Ingredient {
  const ingredient = byId.get(id)
  if (!ingredient) throw new Error(`No ingredient is called ${id}`)
  return ingredient
}
