import { readRecipe } from '@roux/contract/read-recipe'
import { expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { foldTitles } from '../../browser/find-recipes.ts'
import { pickActions, pickRecipes } from './palette-entries.ts'

const titles = ['Sticky lemon loaf', 'Lemon posset', 'Carrot soup', 'Crème brûlée', 'Ragù', 'Pho', 'Dal', 'Bao']
const recipes = foldTitles(titles.map((title) => readRecipe({ title })).filter((recipe) => recipe !== undefined))
const picked = (text: string) => pickRecipes(recipes, text).map(({ title }) => title)

test('without a text the newest recipes are shown, and no more than a handful', () => {
  expect(picked(' ')).toEqual(titles.slice(0, 6))
})

test('titles that begin with the text stand before those that have it elsewhere', () => {
  expect(picked('LEM')).toEqual(['Lemon posset', 'Sticky lemon loaf'])
  expect(picked('brulee')).toEqual(['Crème brûlée'])
  expect(picked('tiramisu')).toEqual([])
})

testTable([
  ['', ['New recipe', 'Theme: Dark', "Plus d'actions"]],
  ['dark th', ['Theme: Dark']],
  ['ACTIONS', ["Plus d'actions"]],
  ['ecipe', []],
])('actions are found by the beginnings of their words', (text, expected) => {
  const actions = [{ text: 'New recipe' }, { text: 'Theme: Dark' }, { text: "Plus d'actions" }]
  expect(pickActions(actions, text).map((action) => action.text)).toEqual(expected)
})
