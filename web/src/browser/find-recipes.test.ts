import { type ReadRecipe, readRecipe } from '@roux/contract/read-recipe'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { findRecipes, foldTitles } from './find-recipes.ts'

const titles = ['Crème brûlée', 'Bœuf bourguignon', 'Lentil soup', 'Soupe à l’oignon']
const recipes = foldTitles(titles.map((title) => readRecipe({ title })).filter((recipe) => recipe !== undefined))
const found = (text: string) => findRecipes(recipes, text)?.map(({ title }: ReadRecipe) => title)

testTable(['', '   '])('without a text nothing is looked for', (text) => {
  expect(found(text)).toBeUndefined()
})

testTable([
  ['CREME BRULEE', ['Crème brûlée']],
  ['boeuf', ['Bœuf bourguignon']],
  ['sou', ['Lentil soup', 'Soupe à l’oignon']],
  ["à l'oig", ['Soupe à l’oignon']],
  [' soup ', ['Lentil soup', 'Soupe à l’oignon']],
])('a title is found by any part of it, whatever the case and accents', (text, expected) => {
  expect(found(text)).toEqual(expected)
})

test('what no title contains finds nothing', () => {
  expect(found('tiramisu')).toEqual([])
})
