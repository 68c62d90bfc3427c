import { belongsTo } from '@roux/cooking/foods/families'
import type { Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import { isKeptFrom } from '@roux/cooking/safety/kept-from'
import { isCovered } from './named.ts'
import type { Mentions } from './reader.ts'
import type { Wish } from './wish.ts'

/** Who is allergic to one of these had better not get another. */
const alike: readonly Kind[] = ['nut', 'nut-butter', 'shellfish', 'mollusc', 'white-fish', 'oily-fish']

/** May it have a food, by all that is said of who eats it and how? */
export function allowedBy(
  { regimes, harmful, avoided }: Mentions,
  isAllergic: boolean,
  eaters: Wish['eaters'],
): (food: Ingredient) => boolean {
  const left = isAllergic ? avoided : harmful
  const kinds = left.flatMap((named) => (named.kind === 'ingredient' ? named.ingredient.kind : []))
  return (food) =>
    !(kinds.includes(food.kind) && alike.includes(food.kind)) &&
    !isKeptFrom(food, eaters) &&
    !regimes.some(({ without }) => belongsTo(food, without)) &&
    !left.some((named) => isCovered(food, named))
}
