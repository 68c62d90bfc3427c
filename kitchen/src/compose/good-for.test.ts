import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from './compose-recipe.ts'
import { readComposition } from './composition.ts'

const asked = (user_input: string, language: KitchenLanguage) => {
  const recipe = composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })
  return { ...recipe, told: accountOf(recipe), steps: recipe.directions.join(' ') }
}

type Row = [prompt: string, language: KitchenLanguage, title: RegExp]

testTable<[prompt: string, language: KitchenLanguage, food?: RegExp]>([
  ['a picnic for six, no cutlery at all', 'en'],
  ['lunch for my toddler that she can hold in her hand', 'en'],
  ['chicken to eat standing up', 'en', /chicken/],
  ["tea for a toddler who won't use a spoon, peas", 'en', /peas/],
  ['un repas debout, sans assiettes ni couverts', 'fr'],
  ['poulet à manger avec les doigts', 'fr', /poulet/],
])('what is eaten by hand has a form that one holds, and what was named is in it', (prompt, language, food = /./) => {
  const recipe = asked(prompt, language)
  expect(readComposition(recipe.composition, recipe, language)?.dish.suits).toContain('by-hand')
  expect(recipe.ingredients.join()).toMatch(food)
  expect(recipe.told).not.toMatch(/occasion/)
})

testTable<[prompt: string, language: KitchenLanguage]>([
  ['chicken, lemon and rice in one pot', 'en'],
  ['pasta with tuna, just one pot', 'en'],
  ['des pâtes dans une seule casserole', 'fr'],
  ['one pot chickpea curry', 'en'],
  ['du poulet et du riz, une seule casserole', 'fr'],
  ['un chili, une seule cocotte', 'fr'],
])('what is made in one pot has no second for its rice', (prompt, language) => {
  const { steps, told } = asked(prompt, language)
  expect(steps).not.toMatch(/meanwhile|pendant ce temps/i)
  expect(told).not.toMatch(/occasion/)
})

testTable<[prompt: string, language: KitchenLanguage, told: RegExp]>([
  ['spaghetti carbonara in one pot', 'en', /unsuited: a single pot/],
  ['a tomato salad, slow cooked', 'en', /unsuited: slow cooking/],
  ['a risotto without cutlery', 'en', /unsuited: eating it by hand/],
  ['une mousse au chocolat pas trop sucrée', 'fr', /unsuited: peu sucré/],
  ['un risotto à manger debout', 'fr', /unsuited: le manger avec les doigts/],
])('what the dish that is named cannot be is told', (prompt, language, told) => {
  expect(asked(prompt, language).told).toMatch(told)
})

testTable<Row>([
  ['beef, slow cooked, I have all day', 'en', /stew|daube|bourguignon|beef/i],
  ['du porc cuit lentement', 'fr', /porc/i],
])('what is cooked slowly takes hours', (prompt, language, title) => {
  const { title: own, cook_time, told } = asked(prompt, language)
  expect(own).toMatch(title)
  expect(cook_time).toBeGreaterThanOrEqual(90)
  expect(told).toBe('')
})

testTable<[prompt: string, language: KitchenLanguage, dish: RegExp]>([
  ['a vegan birthday cake', 'en', /birthday/],
  ["un gâteau d'anniversaire au citron", 'fr', /birthday/],
  ['Shabbat lunch with beef, kept warm', 'en', /cholent/],
  ['melon and ham', 'en', /melon-and-ham/],
  ['un plat froid, melon et jambon', 'fr', /melon-and-ham/],
  ['only a microwave, something with noodles', 'en', /noodle-pot/],
  ['a microwave breakfast with oats', 'en', /porridge/],
  ['four black bananas, no banana bread', 'en', /banana-muffins/],
  ['une tarte sans pâte aux poireaux', 'fr', /crustless-quiche/],
  ['a cake with less sugar', 'en', /cake|quiche|gateau/],
  ['something for the freezer, beef', 'en', /bolognese|chili|lasagne|cottage-pie|stew/],
  ['vegetarian barbecue for six', 'en', /skewers|grill|corn/],
  ['bouchées pour un mariage, 40 personnes', 'fr', /^(?!boeuf)/],
])('what cooks think of at once for the foods and the day comes first', (prompt, language, dish) => {
  const recipe = asked(prompt, language)
  expect(readComposition(recipe.composition, recipe, language)?.dish.id).toMatch(dish)
})

testTable<[prompt: string, language: KitchenLanguage]>([
  ['a dessert with pears, not too sweet', 'en'],
  ['un dessert pas trop sucré', 'fr'],
  ['prawns, not too spicy', 'en'],
  ['courgettes, nothing heavy', 'en'],
  ['crevettes, pas trop épicé', 'fr'],
  ['a soup with autumn vegetables', 'en'],
  ['un gâteau moins sucré', 'fr'],
  ["a treat that isn't too sweet, apples", 'en'],
  ['des courgettes, rien de lourd', 'fr'],
])('little of a taste is a taste, and no strange word', (prompt, language) => {
  expect(asked(prompt, language).told).toBe('')
})
