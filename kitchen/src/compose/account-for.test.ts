import type { KitchenLanguage } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from './compose-recipe.ts'

const account = (user_input: string, language: KitchenLanguage) =>
  accountOf(composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null }))

testTable<[prompt: string, language: KitchenLanguage, says: RegExp]>([
  ['a salad with pomelo', 'en', /^kept_otherwise food stands_in: pomelo, > grapefruits?$/m],
  ['bread rolls in my bread machine', 'en', /^not_kept gear unwritten: a bread machine$/m],
  [
    'tajine de poulet, sans cocotte, juste une poêle',
    'fr',
    /^not_kept gear needed: une cocotte, une deuxième casserole$/m,
  ],
  ['cabillaud au cuiseur vapeur', 'fr', /^not_kept gear unwritten: un cuit-vapeur$/m],
  ['muffins salés', 'fr', /^not_kept taste unsuited: salé$/m],
  ['shortcrust pastry, no rolling pin', 'en', /^not_kept gear needed: a rolling pin$/m],
  ['a stir-fry, my wok is broken', 'en', /^not_kept gear needed: a wok$/m],
  ['un menu complet pour six', 'fr', /^not_kept course one_dish: entrée, dessert$/m],
  ['how long do I boil an egg?', 'en', /^not_kept wish question: how long do I boil an egg$/m],
  ['pourquoi mon soufflé retombe ?', 'fr', /^not_kept wish question: pourquoi mon soufflé retombe$/m],
  ['a wobbly chili', 'en', /^not_kept taste unsuited: wobbly$/m],
  ['a stew without frobnicle', 'en', /^not_kept avoided unknown: frobnicle$/m],
  ['pasta with gorblax', 'en', /^not_kept food unknown: gorblax$/m],
  ['Swedish paella', 'en', /^not_kept method unwritten: Swedish$/m],
  ['three little bites for twelve', 'en', /^not_kept course one_dish: three little bites$/m],
  ['trois petits plats pour ce soir', 'fr', /^not_kept course one_dish: trois petits plats$/m],
  ['salade au pomelo', 'fr', /^kept_otherwise food stands_in: pomelo, > pamplemousses?$/m],
  ['bread rolls in the microwave', 'en', /^not_kept gear unwritten: a microwave$/m],
  ['bread rolls, I only have a microwave', 'en', /^not_kept dish demands: soft buns, ~ /m],
  ['omelette with rhubarb', 'en', /^not_kept food no_place: rhubarb$/m],
  ['tomato soup with quince', 'en', /^not_kept food no_place: quinces$/m],
  ['omelette à la rhubarbe', 'fr', /^not_kept food no_place: rhubarbe$/m],
  ['une soupe à la tomate avec des coings', 'fr', /^not_kept food no_place: coings$/m],
])('what is kept otherwise or not at all is named', (prompt, language, says) => {
  expect(account(prompt, language)).toMatch(says)
})

testTable<[prompt: string, language: KitchenLanguage, says: RegExp, has: RegExp]>([
  ['what can I do with radish tops', 'en', /^kept_otherwise food stands_in: radish tops, > spinach$/m, /spinach/],
  ['soupe de fanes de carottes', 'fr', /^kept_otherwise food stands_in: fanes de carottes, > épinards$/m, /épinards/],
  ['broccoli stalks and rice', 'en', /^kept_otherwise food stands_in: broccoli stalks, > broccoli$/m, /broccoli/],
  [
    'croûtes de parmesan, une soupe',
    'fr',
    /^kept_otherwise food stands_in: croûtes de parmesan, > parmesan$/m,
    /parmesan/,
  ],
])('a part of a food is told from the food, and what stands in is named', (prompt, language, says, has) => {
  const recipe = composeRecipe({ user_input: prompt, language, preferences: null, serves: null, max_minutes: null })
  expect(accountOf(recipe)).toMatch(says)
  expect(recipe.ingredients.join(' ')).toMatch(has)
})

testTable<[prompt: string, language: KitchenLanguage, has: RegExp]>([
  ['roast chicken, my oven is broken', 'en', /chicken/],
  ['oven is dead, roast chicken', 'en', /chicken/],
  ['roast lamb, no oven', 'en', /lamb/],
  ['chicken pie, no oven', 'en', /chicken/],
  ['poulet rôti, mon four est en panne', 'fr', /poulet/],
  ['un rôti de porc sans four', 'fr', /porc/],
])('where a dish falls for want of an oven, the food of its name stays', (prompt, language, has) => {
  const request = { user_input: prompt, language, preferences: null, serves: null, max_minutes: null }
  const recipe = composeRecipe(request)
  expect(accountOf(recipe)).toMatch(/^not_kept dish demands: /m)
  expect(recipe.ingredients.join('\n')).toMatch(has)
})

testTable<[prompt: string, language: KitchenLanguage]>([
  ['carrot puree for my 10 month old baby', 'en'],
  ['lasagne for my 3 year old twins', 'en'],
  ['a stew for my fussy 4-year-old son', 'en'],
  ['pancakes for a 6 year old little girl', 'en'],
  ['purée de carottes pour mon bébé de 10 mois', 'fr'],
  ['des lasagnes pour mes jumeaux de 3 ans', 'fr'],
  ['des crêpes pour ma fille de 5 ans', 'fr'],
])('whoever an age is told of is no strange word', (prompt, language) => {
  expect(account(prompt, language)).not.toMatch(/strange_word|food unknown/)
})

testTable<[prompt: string, language: KitchenLanguage]>([
  ['a quick beef stew', 'en'],
  ['un bœuf bourguignon rapide', 'fr'],
  ['une soupe vite faite avec trois carottes', 'fr'],
  ['knackered: lasagne please', 'en'],
])('speed that a dish has not is told, with its minutes', (prompt, language) => {
  expect(account(prompt, language)).toMatch(/^not_kept time not_quick: given \d+$/m)
})

testTable<[prompt: string, language: KitchenLanguage]>([
  ['a quick omelette', 'en'],
  ['des pâtes express', 'fr'],
  ['a quick pasta for 2', 'en'],
])('of speed that a dish has nothing is told', (prompt, language) => {
  expect(account(prompt, language)).not.toMatch(/time/)
})

testTable([
  ['celery stalks and apples', 'en'],
  ['mint leaves and peas', 'en'],
  ['chicken thighs, skin on', 'en'],
  ['des feuilles de basilic et des tomates', 'fr'],
] as const)('what is sold by the name of its part is the food', (prompt, language) => {
  expect(account(prompt, language)).not.toMatch(/stands_in/)
})

testTable([
  ['carbonara with peas and spinach', /spinach/],
  ['gnocchi, blue cheese, spinach', /spinach/],
])('what is named joins a dish that has no place for it', (prompt, has) => {
  const recipe = composeRecipe({
    user_input: prompt,
    language: 'en',
    preferences: null,
    serves: null,
    max_minutes: null,
  })
  expect(accountOf(recipe)).not.toMatch(/no_place/)
  expect([recipe.ingredients, recipe.directions].map((part) => has.test(part.join(' ')))).toEqual([true, true])
})

testTable([
  ["we're Jain, a filling dinner please", 'en', /onion|garlic|egg|potato|carrot/i],
  ['a temple dish with aubergine, no five pungents', 'en', /onion|garlic|leek|chive/i],
  ['beef stew but none of us drink', 'en', /\bwine|beer/i],
  ["une daube mais on ne boit pas d'alcool", 'fr', /\bvin (?:rouge|blanc)|bière/i],
  ['gateau o chocola san lactoze', 'fr', /\bbeurre(?! végan)|ml de lait(?! d)/i],
  ['a cake without added sugar', 'en', /sugar|syrup|honey/i],
] as const)('what somebody does not eat or drink is left out, in whatever words', (prompt, language, none) => {
  const recipe = composeRecipe({ user_input: prompt, language, preferences: null, serves: null, max_minutes: null })
  expect(recipe.ingredients.join('; ')).not.toMatch(none)
})

test('more of a food than there is, is said', () => {
  expect(account('one chicken breast, feeding three of us', 'en')).toMatch(/^not_kept at_hand too_little: chicken/m)
})

test('a dish with meat of its own is given no second', () => {
  expect(account('cottage pie au canard', 'fr')).toMatch(/^not_kept food no_place: canard$/m)
})

test('what is said of a food at hand is no wish for the dish', () => {
  expect(account('half a roast chicken and some soft carrots', 'en')).not.toMatch(/taste/)
})

test('what is mild has no chilli that it can do without', () => {
  const ask = (user_input: string) =>
    composeRecipe({ user_input, language: 'en', preferences: null, serves: null, max_minutes: null }).ingredients.join(
      ' ',
    )
  expect(ask('chicken tikka masala')).toMatch(/chilli/)
  expect(ask('mild chicken tikka masala')).not.toMatch(/chilli/)
})

testTable([
  ['omelette for 9', /in batches/],
  ['omelette for 4', /^(?!.*in batches)/],
  ['lasagne for 9', /^(?!.*in batches)/],
])('what one pan does not hold is made in several', (prompt, says) => {
  const recipe = composeRecipe({
    user_input: prompt,
    language: 'en',
    preferences: null,
    serves: null,
    max_minutes: null,
  })
  expect(recipe.description).toMatch(says)
})

testTable([
  ['chimichurri for steak', 'en', /chimichurri/i],
  ['gravy for toad in the hole', 'en', /gravy/i],
  ['a crisp white wine sauce for scallops', 'en', /sauce/i],
  ['rouille pour la soupe de poisson', 'fr', /mayonnaise|aïoli/i],
] as const)('a sauce for a dish is the sauce', (prompt, language, title) => {
  const recipe = composeRecipe({ user_input: prompt, language, preferences: null, serves: null, max_minutes: null })
  expect(recipe.title).toMatch(title)
})

test('what is kept needs no word', () => {
  expect(account('can I have a creamy mushroom risotto for my mum, please?', 'en')).toBe('')
  expect(account('que faire avec des carottes et du cumin ?', 'fr')).toBe('')
})
