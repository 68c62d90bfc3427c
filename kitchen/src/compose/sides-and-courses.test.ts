import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from './compose-recipe.ts'

const compose = (user_input: string, language: KitchenLanguage) =>
  composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })

testTable<[prompt: string, language: KitchenLanguage, beside: RegExp]>([
  ['butter chicken with a naan', 'en', /naan .*alongside/],
  ["un curry d'agneau avec du riz et un naan", 'fr', /naan .*à côté/],
  ['beef stew with bread to mop up', 'en', /bread .*alongside/],
  ['blanquette de veau avec du riz', 'fr', /riz .*à côté/],
  ['salmon and rice, something simple', 'en', /rice/],
  ['poulet rôti avec une salade verte', 'fr', /laitue .*à côté/],
])('what goes with a dish stands beside it', (prompt, language, beside) => {
  const written = compose(prompt, language)
  expect(written.directions.join('\n')).toMatch(beside)
  expect(accountOf(written)).not.toMatch(/^not_kept/m)
})

testTable<[prompt: string, language: KitchenLanguage, title: RegExp, told: RegExp]>([
  ['thai green curry with jasmine rice and prawn crackers', 'en', /green curry/i, /prawn crackers/],
  ["brochettes d'agneau, taboulé et sauce au yaourt", 'fr', /agneau/i, /taboulé/],
  [
    'dinner for two, starter salmon, main steak, pudding chocolate',
    'en',
    /steak/i,
    /starter salmon, pudding chocolate/,
  ],
  ['entrée légère, plat avec du canard, dessert aux poires', 'fr', /canard/i, /dessert aux poires/],
  ['un gigot, et une tarte aux pommes pour le dessert', 'fr', /gigot/i, /: une tarte aux pommes pour le dessert/],
  ['a roast chicken and rhubarb crumble for pudding', 'en', /chicken/i, /: rhubarb crumble for pudding/],
  ['an apple pie and custard for dessert', 'en', /apple pie/i, /^/],
])(
  'of several courses the main one is made of its own foods, and the others are told',
  (prompt, language, title, told) => {
    const written = compose(prompt, language)
    expect(written.title).toMatch(title)
    expect(written.title).not.toMatch(/salmon|chocolate|poire|poire|rhubarb/i)
    expect(accountOf(written)).toMatch(told)
  },
)
