import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { readWish } from './read-wish.ts'

testTable<[prompt: string, language: KitchenLanguage]>([
  ['what wine goes with roast lamb', 'en'],
  ['which white wine with a seafood risotto', 'en'],
  ['pot roast. what beer should I serve', 'en'],
  ['quel vin avec un pot-au-feu ?', 'fr'],
  ['quelle bière servir avec une raclette', 'fr'],
  ['coq au vin, quel vin prendre ?', 'fr'],
])('what is asked about a drink is a question, and the drink is no food of the dish', (user_input, language) => {
  const wish = readWish({ user_input, language, preferences: null, serves: null, max_minutes: null })
  expect(wish.questions).toHaveLength(1)
  expect(wish.asked.flatMap(({ options }) => options.filter(({ kind }) => kind === 'wine'))).toEqual([])
})

testTable<[prompt: string, language: KitchenLanguage]>([
  ['chicken in white wine', 'en'],
  ['que faire d’un reste de vin rouge', 'fr'],
  ['what can I do with red wine', 'en'],
])('a drink that is to be cooked with is a food', (user_input, language) => {
  const wish = readWish({ user_input, language, preferences: null, serves: null, max_minutes: null })
  expect(wish.questions).toEqual([])
  expect(wish.asked.some(({ options }) => options.some(({ kind }) => kind === 'wine'))).toBe(true)
})
