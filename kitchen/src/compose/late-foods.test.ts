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
