import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { faultsOf } from '../../test/judge-recipe.ts'
import { composeRecipe } from './compose-recipe.ts'

const requestFor = (user_input: string, language: KitchenLanguage) => ({
  user_input,
  language,
  preferences: null,
  serves: null,
  max_minutes: null,
})

testTable<[string, KitchenLanguage, RegExp]>([
  ['thai green curry with prawns', 'en', /prawns/],
  ['thai red curry with cod and green beans', 'en', /cod/],
  ['curry rouge thaï aux crevettes', 'fr', /crevettes/],
])('what a few minutes cook goes in when the vegetables are done', (prompt, language, food) => {
  const { directions } = composeRecipe(requestFor(prompt, language))
  const added = directions.findIndex((step) => food.test(step))
  expect(directions.slice(added + 1).join(' ')).not.toMatch(/\d+ min/)
})

testTable<[string, KitchenLanguage]>([
  ['quick tea for 2 kids who only eat beige food lol', 'en'],
  ['juste des pâtes, sans oignon ni tomate', 'fr'],
])('what seasons bare pasta is used without its onion too', (prompt, language) => {
  const request = requestFor(prompt, language)
  expect(faultsOf(composeRecipe(request), request)).toEqual([])
})

testTable<[string, KitchenLanguage, RegExp]>([
  ['prawn satay skewers', 'en', /prawns/],
  ['prawn teriyaki', 'en', /prawns/],
  ['jollof rice with prawns', 'en', /prawns/],
  ['alfredo with prawns', 'en', /prawns/],
  ['brochettes satay aux crevettes', 'fr', /crevettes/],
  ['riz pilaf aux crevettes', 'fr', /crevettes/],
])('prawns are fried for a few minutes, whatever the dish is written for', (prompt, language, food) => {
  const { ingredients, directions } = composeRecipe(requestFor(prompt, language))
  expect(ingredients.join('\n')).toMatch(food)
  const seared = directions.filter((step) => food.test(step) && /\bfry|grill|saisi|dor/i.test(step))
  expect(seared.length).toBeGreaterThan(0)
  expect(seared.join(' ')).not.toMatch(/\b(?:[5-9]|\d\d) min/)
})

testTable<[string, KitchenLanguage, RegExp]>([
  ['lamb curry with cauliflower and peas', 'en', /^Meanwhile, simmer the cauliflower .* at the end\.$/],
  ['tom yum with bacon', 'en', /^Meanwhile, fry the bacon .* at the end\.$/],
  [
    'soupe de potiron avec des châtaignes et des lardons',
    'fr',
    /^Pendant ce temps, faites revenir les lardons fumés .* à la fin\.$/,
  ],
])('what joins a dish from a pan of its own is cooked while the dish is', (prompt, language, step) => {
  const { directions } = composeRecipe(requestFor(prompt, language))
  expect(directions).toContainEqual(expect.stringMatching(step))
})

testTable<[string, KitchenLanguage, RegExp]>([
  ['potato salad with herring and beetroot', 'en', /potatoes/],
  ['salade de pommes de terre aux harengs et à la betterave', 'fr', /pommes de terre/],
  ['moussaka with peas', 'en', /aubergines/],
])('what would stay hard, or is no slice, takes no place that is written for another', (prompt, language, food) => {
  const request = requestFor(prompt, language)
  const draft = composeRecipe(request)
  expect(draft.ingredients.join('\n')).toMatch(food)
  expect(faultsOf(draft, request)).toEqual([])
})
