import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { isFlesh } from '@roux/cooking/foods/restrictions'
import type { Filler } from '../template/filled.ts'

/** What is wanted as what it takes the place of is used: turkey for minced beef is minced, lentils for meat are cooked. */
export function forTheSameUse(wanted: Ingredient, gone: readonly Ingredient[]): Ingredient {
  if (wanted.kind === 'lentil' && gone.some(isFlesh)) return ingredientById('cooked-lentil')
  const [, animal] = /^(?:stewing-)?(beef|chicken|lamb|pork|turkey)\b/.exec(wanted.id) ?? []
  return animal && gone.some(({ kind }) => kind === 'mince') ? ingredientById(`${animal}-mince`) : wanted
}

/** The same as one may have it: a stock without gluten for a stock. */
export function inOtherForm(filler: Filler, isFree: (food: Ingredient) => boolean): Filler {
  const { kind, swap = [] } = filler.ingredient
  if (isFree(filler.ingredient)) return filler
  const other = swap.map(ingredientById).find((food) => food.kind === kind && isFree(food))
  return other ? { ...filler, ingredient: other } : filler
}
