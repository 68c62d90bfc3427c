import type { KitchenLanguage } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { testTable } from '../../../cooking/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from './compose-recipe.ts'

const account = (user_input: string, language: KitchenLanguage) =>
  accountOf(composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null }))

testTable<[prompt: string, language: KitchenLanguage, says: RegExp]>([
  ['leftover croissants', 'en', /^kept_otherwise food stands_in: croissants?, > brioche$/m],
  ['gratin au cantal', 'fr', /^kept_otherwise food stands_in: cantal, > /m],
  ['bread rolls in my bread machine', 'en', /^not_kept gear unwritten: a bread machine$/m],
  ['shortcrust pastry, no rolling pin', 'en', /^not_kept gear needed: a rolling pin$/m],
  ['a stir-fry, my wok is broken', 'en', /^not_kept gear needed: a wok$/m],
  ['un menu complet pour six', 'fr', /^not_kept course one_dish: entrée, dessert$/m],
  ['how long do I boil an egg?', 'en', /^not_kept wish question: how long do I boil an egg$/m],
  ['pourquoi mon soufflé retombe ?', 'fr', /^not_kept wish question: pourquoi mon soufflé retombe$/m],
  ['a wobbly chili', 'en', /^not_kept taste unsuited: wobbly$/m],
  ['a stew without frobnicle', 'en', /^not_kept avoided unknown: frobnicle$/m],
  ['pasta with gorblax', 'en', /^not_kept food unknown: gorblax$/m],
])('what is kept otherwise or not at all is named', (prompt, language, says) => {
  expect(account(prompt, language)).toMatch(says)
})

test('what is kept needs no word', () => {
  expect(account('can I have a creamy mushroom risotto for my mum, please?', 'en')).toBe('')
  expect(account('que faire avec des carottes et du cumin ?', 'fr')).toBe('')
})
