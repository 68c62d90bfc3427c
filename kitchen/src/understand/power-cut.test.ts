import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { readWish } from './read-wish.ts'

testTable<[prompt: string, language: KitchenLanguage, hasHob: boolean]>([
  ['I have a toaster and a fridge, thats it, tea for one', 'en', false],
  ["je n'ai qu'un grille-pain et un frigo", 'fr', false],
  ["power's out, what can we eat", 'en', false],
  ["pas d'électricité ce soir", 'fr', false],
  ['power cut, got a gas ring and tins', 'en', true],
  ["coupure de courant, j'ai un réchaud à gaz", 'fr', true],
])('without power there is no oven, and a hob only where something else burns', (user_input, language, hasHob) => {
  const wish = readWish({ user_input, language, preferences: null, serves: null, max_minutes: null })
  expect([wish.hasOven, wish.hasHob]).toEqual([false, hasHob])
})
