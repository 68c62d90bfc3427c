import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { isFlesh } from '@roux/cooking/foods/restrictions'

/** What is wanted as what it takes the place of is used: turkey for minced beef is minced, lentils for meat are cooked. */
export function forTheSameUse(wanted: Ingredient, gone: readonly Ingredient[]): Ingredient {
  if (wanted.kind === 'lentil' && gone.some(isFlesh)) return ingredientById('cooked-lentil')
  const [, animal] = /^(?:stewing-)?(beef|chicken|lamb|pork|turkey)\b/.exec(wanted.id) ?? []
  return animal && gone.some(({ kind }) => kind === 'mince') ? ingredientById(`${animal}-mince`) : wanted
}
