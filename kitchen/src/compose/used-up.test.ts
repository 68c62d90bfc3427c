import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from './compose-recipe.ts'

const compose = (user_input: string, language: KitchenLanguage) =>
  composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })

testTable<[prompt: string, language: KitchenLanguage, title: RegExp, has: RegExp]>([
  ['leftover set polenta and some mushrooms', 'en', /polenta/i, /polenta, cooked, set and sliced/],
  ['un reste de polenta figée et du gorgonzola', 'fr', /polenta/i, /polenta, cuite, figée/],
  ['leftover couscous and half a cucumber', 'en', /salad/i, /couscous, cooked and cold/],
  ['un reste de couscous et des courgettes, un repas froid', 'fr', /salade/i, /couscous, cuit et froid/],
  ['a tin of mackerel and some potatoes', 'en', /mackerel/i, /tinned mackerel/],
  ['une boîte de maquereaux et des pommes de terre', 'fr', /maquereau/i, /maquereaux en boîte/],
  ['what can i bake with flour, butter and sugar', 'en', /^(?!.*gratin)/i, /flour/],
  ['a pot of yoghurt near its date, I want to bake something', 'en', /cake/i, /yoghurt/],
  ['yoghurt that needs baking with today', 'en', /cake/i, /flour/],
])('what is to be used up is in it in the state it was named', (prompt, language, title, has) => {
  const written = compose(prompt, language)
  expect(written.title).toMatch(title)
  expect(written.ingredients.join('\n')).toMatch(has)
  expect(accountOf(written)).not.toMatch(/no_place|strange_word/)
})

testTable<[prompt: string, language: KitchenLanguage, title: RegExp]>([
  ['rhubarb and a carton of custard', 'en', /rhubarb/i],
  ['un fond de crème anglaise et des brioches rassies', 'fr', /brioche/i],
  ['crème anglaise entamée et poires', 'fr', /poire/i],
])('a custard that is there is none to make', (prompt, language, title) => {
  const written = compose(prompt, language)
  expect(written.title).toMatch(title)
  expect(accountOf(written)).toMatch(/one_dish: (?:a custard|une crème anglaise)/)
})

testTable<[prompt: string, language: KitchenLanguage]>([
  ['two yoghurts to use up, a cake', 'en'],
  ["deux yaourts à finir, envie d'un gâteau", 'fr'],
])('a cake for eight does not become one for sixteen', (prompt, language) => {
  expect(compose(prompt, language).serves).toBe(8)
})

testTable<[prompt: string, language: KitchenLanguage]>([
  ['i refuse to turn anything on, lunch for 3', 'en'],
  ['tis boiling out, nothing cooked pls, tuna', 'en'],
  ["je refuse d'allumer quoi que ce soit, un truc frais pour 4", 'fr'],
])('who refuses to turn anything on cooks nothing', (prompt, language) => {
  expect(compose(prompt, language).cook_time).toBe(0)
})

testTable<[prompt: string, language: KitchenLanguage, has: RegExp, without: RegExp]>([
  ["fish for four, nobody's having potatoes, give us rice", 'en', /rice/, /potato/],
  ["riz au lait, mais uniquement lait d'amande", 'fr', /lait d'amande/, /\d ml de lait$/m],
  ['date nite, she luvs prawns, smth quick n fancy', 'en', /prawn/, /\bdates?\b/],
  ['un truc rapide ac mes potes, genre poulet, pa tro piquant', 'fr', /poulet/, /piment|salé/],
  ['des beignets de courgette au four, pas frits', 'fr', /courgette/, /\d{3} ml d'huile/],
  ['gr8 quick dinner 4 2, got chix n peppers', 'en', /chicken/, /\bdates?\b/],
  ["i don't want it fried, crispy tofu", 'en', /tofu/, /240 ml/],
  ['chicken wings, not too hot', 'en', /wings/, /chilli/],
])('a refusal and a way are read as they are typed', (prompt, language, has, without) => {
  const written = compose(prompt, language)
  expect(written.ingredients.join('\n')).toMatch(has)
  expect(written.ingredients.join('\n')).not.toMatch(without)
  expect(accountOf(written)).not.toMatch(/^not_kept/m)
})

testTable<[prompt: string, language: KitchenLanguage]>([
  ['courgette fritters baked not fried', 'en'],
  ['doughnuts but baked please, not deep fried', 'en'],
])('a dish that is not made in the oven is said to be none', (prompt, language) => {
  expect(accountOf(compose(prompt, language))).toMatch(/method unwritten: baked/)
})
