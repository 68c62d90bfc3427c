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
  [
    'lamb curry with cauliflower and peas',
    'en',
    /^Meanwhile, simmer the cauliflower in salted water for 8 min, .* stir in/,
  ],
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

testTable<[string, KitchenLanguage, RegExp, RegExp]>([
  ['fish cakes with spinach', 'en', /^Wilt the spinach .* serve alongside\.$/, /stir in/i],
  [
    'steak au poivre with green beans',
    'en',
    /^Meanwhile, simmer the green beans .* 8 min.* serve alongside\.$/,
    /stir in at/,
  ],
  ['tofu stir-fry with pineapple', 'en', /^Stir in the pineapple and warm through for 2 min\.$/, /on top/],
  ['curry de poulet aux raisins secs', 'fr', /raisins secs/, /raisins secs par-dessus/],
  [
    'gratin de pâtes au brocoli et au fromage bleu',
    'fr',
    /^Répartissez le fromage bleu par-dessus/,
    /^Mélangez avec les pâtes.*Enfournez/,
  ],
])(
  'what joins a dish is stirred into what can be stirred, and served beside the rest',
  (prompt, language, step, never) => {
    const request = requestFor(prompt, language)
    const draft = composeRecipe(request)
    expect(draft.directions).toContainEqual(expect.stringMatching(step))
    expect(draft.directions).not.toContainEqual(expect.stringMatching(never))
    expect(faultsOf(draft, request)).toEqual([])
  },
)

testTable<[string, KitchenLanguage, RegExp]>([
  ['turkey meatballs with spaghetti', 'en', /turkey mince|minced turkey/],
  ['turkey burgers', 'en', /turkey/],
  ['risotto with scallops and peas', 'en', /scallops/],
  ['spaghetti with scallops and cherry tomatoes', 'en', /scallops/],
  ['boulettes de dinde à la sauce tomate', 'fr', /dinde/],
  ['risotto aux saint-jacques', 'fr', /Saint-Jacques/],
])(
  'what a dish is made with is in it, minced, and also where its name is a dish of its own',
  (prompt, language, food) => {
    const { ingredients, findings } = composeRecipe(requestFor(prompt, language))
    expect(ingredients.join('\n')).toMatch(food)
    expect(findings.filter(({ code }) => code === 'not_kept')).toEqual([])
  },
)

testTable<[string, KitchenLanguage, RegExp]>([
  ['pear crumble with hazelnuts', 'en', /hazelnut/i],
  ['crumble aux poires et aux noisettes', 'fr', /noisettes/],
])('a title names what was asked for', (prompt, language, food) => {
  expect(composeRecipe(requestFor(prompt, language)).title).toMatch(food)
})
