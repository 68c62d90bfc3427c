import { unconstrained } from '@roux/contract/constraints'
import type { NutrientWish } from '@roux/contract/nutrient-wish'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import type { CheckedRecipe } from '../mentions/checked-recipe.ts'
import { checkWithNutrients } from './check-nutrients.ts'

/** 550 kcal, 13 g of protein, 22 g of fat, 72 g of carbohydrate a serving. */
const pasta: CheckedRecipe = {
  ...{ title: 'Pasta', description: '', preparation_time: 5, cook_time: 10, serves: 4 },
  ingredients: ['400 g spaghetti', '100 g butter'],
  directions: ['Boil the spaghetti for 10 minutes and stir in the butter.'],
}

const wishFor = (nutrient: NutrientWish['nutrient'], bound: NutrientWish['bound'], amount: number) =>
  ({ nutrient, bound, amount, per: 'serving' }) as const

function found(wish: NutrientWish, recipe: Partial<CheckedRecipe> = {}) {
  const asked = { ...unconstrained, language: 'en', nutrients: [wish] } as const
  return checkWithNutrients({ ...pasta, ...recipe }, asked).flatMap(({ code, severity, params }) =>
    code === 'nutrient' ? [[severity, params.kept, params.given]] : [],
  )
}

testTable<[wish: NutrientWish, severity: string, kept: boolean, given: number | null]>([
  [wishFor('energy', 'at_most', 550), 'info', true, 550],
  [wishFor('energy', 'at_most', 520), 'info', false, 550],
  [wishFor('energy', 'at_most', 400), 'warning', false, 550],
  [wishFor('energy', 'about', 500), 'info', true, 550],
  [wishFor('energy', 'about', 400), 'warning', false, 550],
  [{ ...wishFor('energy', 'at_most', 2300), per: 'recipe' }, 'info', true, 2201],
  [wishFor('protein', 'at_least', 13), 'info', true, 13],
  [wishFor('protein', 'at_least', 40), 'warning', false, 13],
  [wishFor('carbohydrate', 'at_most', 26), 'warning', false, 72],
])('a wish for nutrients is held against what the list holds', (wish, severity, kept, given) => {
  expect(found(wish)).toEqual([[severity, kept, given]])
})

test('nobody is told of what nobody asked', () => {
  expect(checkWithNutrients(pasta, { ...unconstrained, language: 'en' })).toEqual([])
})

test('what cannot be worked out is told, and is no fault', () => {
  const ingredients = [...pasta.ingredients, '400 g unobtainium']
  expect(found(wishFor('protein', 'at_least', 40), { ingredients })).toEqual([['info', false, null]])
  expect(found(wishFor('protein', 'at_least', 5), { ingredients })).toEqual([['info', false, null]])
})

test('how much salt goes in to taste nobody knows, but that there is too much without it', () => {
  const ingredients = [...pasta.ingredients, 'Salt and pepper']
  expect(found(wishFor('salt', 'at_most', 2), { ingredients })).toEqual([['info', false, null]])
  const salted = [...ingredients, '4 tsp salt']
  expect(found(wishFor('salt', 'at_most', 2), { ingredients: salted })).toMatchObject([['warning', false, 5.9]])
  expect(found(wishFor('salt', 'at_most', 2))).toMatchObject([['info', true, 0]])
})
