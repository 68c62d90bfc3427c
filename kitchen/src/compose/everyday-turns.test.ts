import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from './compose-recipe.ts'

const compose = (user_input: string, language: KitchenLanguage) =>
  composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })

testTable<[prompt: string, language: KitchenLanguage, title?: RegExp]>([
  ['nursing a cold, soup for tonight', 'en'],
  ['my husband has an awful cold, chicken soup please', 'en', /soup/i],
  ["we're absolutely freezing, a potato gratin", 'en', /gratin/i],
  ['on a trop froid, un chocolat chaud pour se réchauffer', 'fr', /chocolat/i],
  ["j'ai pris froid, un bouillon de poulet", 'fr'],
  ['je suis frigorifiée, une soupe à l’oignon', 'fr', /oignon/i],
  ['roast potatoes to serve with Sunday dinner', 'en', /potatoes/i],
  ['a sauce to go with barbecued steak', 'en'],
  ['un accompagnement pour des côtelettes grillées', 'fr'],
  ['a potato salad to bring to a barbecue', 'en', /potato/i],
  ['bbq this sunday, a coleslaw for ten', 'en', /coleslaw/i],
  ['une salade de riz pour le barbecue de samedi', 'fr', /riz/i],
  ['une tarte ac des pommes', 'fr', /pommes/],
  ['kesk je fais ac du riz et des oeufs', 'fr', /riz/i],
  ['Vive le printemps, une soupe de petits pois', 'fr', /pois/],
  ["J'ai deux poissons rouges. Une tarte au citron", 'fr', /citron/i],
  ['I am allergic to mornings. Leek soup', 'en', /leek/i],
  ['Scones for my aunt Rosemary', 'en', /scones/i],
  ['Mon amie Clémentine vient dîner, un gratin de poireaux', 'fr', /^(?!.*clémentine).*poireaux/i],
  ['Olive and Basil are coming to tea, a lemon tart', 'en', /lemon/i],
  ['My tongue is burning, leek soup tonight', 'en', /leek/i],
  ['a rice salad for a party of ten', 'en', /rice/i],
])('an everyday turn of speech is no wish, and nothing is said of it', (prompt, language, title = /./) => {
  const written = compose(prompt, language)
  expect(written.title).toMatch(title)
  expect(accountOf(written)).not.toMatch(/^not_kept/m)
})

testTable<[prompt: string, language: KitchenLanguage, has: RegExp]>([
  ['my son refuses vegetables, hide them in some pasta', 'en', /carrot|courgette|pepper/],
  ['ma fille ne mange pas de carottes, comment les cacher dans des pâtes', 'fr', /carotte/],
  ['des légumes cachés dans une sauce pour les pâtes', 'fr', /carotte|courgette|poivron/],
])('what is to be hidden goes in, and is not seen', (prompt, language, has) => {
  const written = compose(prompt, language)
  expect(written.ingredients.join('\n')).toMatch(has)
  expect(written.directions.join(' ')).toMatch(/blend|mixez/i)
  expect(accountOf(written)).not.toMatch(/^not_kept/m)
})

testTable<[prompt: string, language: KitchenLanguage, says: RegExp]>([
  ['un poulet cacher aux olives', 'fr', /casher/],
  ['a soup of peas, cold', 'en', /^/],
  ['a chicken curry cooked on the barbecue', 'en', /barbecue/],
])('and what is wished for all the same is', (prompt, language, says) => {
  expect(accountOf(compose(prompt, language))).toMatch(says)
})
