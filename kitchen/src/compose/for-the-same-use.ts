import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import { foods, ingredientById } from '@roux/cooking/foods/lexicon'
import { isFlesh } from '@roux/cooking/foods/restrictions'
import type { Slot } from '../template/dishes.ts'
import type { Filler } from '../template/filled.ts'

/** What is wanted as what it takes the place of is used: turkey for minced beef is minced, lentils for meat are cooked. */
export function forTheSameUse(wanted: Ingredient, gone: readonly Ingredient[]): Ingredient {
  if (wanted.kind === 'lentil' && gone.some(isFlesh)) return ingredientById('cooked-lentil')
  const cut = gone.find(({ kind }) => cuts.has(kind))?.kind
  const animal = cutUp.has(wanted.kind) && animalOf(wanted)
  return foods.find((food) => animal && food.kind === cut && animalOf(food) === animal) ?? wanted
}

/** What of an animal is minced, braised, cured or roasted whole, where any other piece of it may be named. */
const cuts = kindSet('mince stewing-meat roast cured-meat')
const cutUp = kindSet('poultry stewing-meat steak mince roast')

function animalOf({ id }: Ingredient): string | undefined {
  return /(?<![a-z])(?:beef|chicken|lamb|pork|turkey)(?![a-z])/.exec(id)?.[0]
}

/** The same as one may have it: a stock without gluten for a stock. */
export function inOtherForm(filler: Filler, isFree: (food: Ingredient) => boolean): Filler {
  const { kind, swap = [] } = filler.ingredient
  if (isFree(filler.ingredient)) return filler
  const other = swap.map(ingredientById).find((food) => food.kind === kind && isFree(food))
  return other ? { ...filler, ingredient: other } : filler
}

const seasoning = kindSet('cured-meat smoked-fish hard-cheese')
const bulky = kindSet('tender-vegetable firm-vegetable root leaf tofu pulse')

/** Of what stands in for a little bacon there is as much as of a vegetable: so many times what the slot has. */
export function bulkOf(from: Ingredient, to: Ingredient, { amount }: Slot): number | null {
  const isBulkier = seasoning.has(from.kind) && bulky.has(to.kind) && amount?.[1] === 'g' && to.serving[1] === 'g'
  const times = isBulkier ? to.serving[0] / amount[0] : 1
  return times > 1 ? times : null
}
