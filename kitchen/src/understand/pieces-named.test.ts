import type { KitchenLanguage } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import { piecesEach } from '../cookbook/pieces.ts'
import { findDish } from '../template/dishes.ts'

const ask = (language: KitchenLanguage, user_input: string) =>
  composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })

test('what is counted in pieces is a dish', () => {
  expect(Object.keys(piecesEach).filter((id) => !findDish(id))).toEqual([])
})

testTable<[language: KitchenLanguage, prompt: string, serves: number]>([
  ['en', '6 burgers for the barbecue', 6],
  ['en', 'a dozen scones for the church tea', 12],
  ['en', 'batter for 12 pancakes', 4],
  ['en', 'two dozen sausage rolls', 6],
  ['en', '5 big juicy burgers', 5],
  ['en', 'scones, a dozen of them', 12],
  ['en', '2 quiches lorraine', 12],
  ['fr', '12 crêpes', 4],
  ['fr', 'une vingtaine de cookies', 10],
  ['fr', 'une demi-douzaine de muffins', 6],
  ['fr', 'deux tartes aux pommes', 12],
  ['fr', '8 croque-monsieur pour le match', 8],
])('the pieces of a dish say for how many it is: %s %s', (language, prompt, serves) => {
  const recipe = ask(language, prompt)
  expect(recipe.serves).toBe(serves)
  expect(accountOf(recipe)).not.toMatch(/strange/)
})

testTable<[language: KitchenLanguage, prompt: string, line: RegExp, serves: number | null]>([
  ['en', '6 overripe bananas, what can I bake?', /^6 bananas/, null],
  ['en', "I've got 5 sausages to use up", /^5 pork sausages/, null],
  ['en', '400 g of turkey mince and a courgette', /^400 g minced turkey/, null],
  ['en', 'half a cauliflower and some cheddar, dinner for two', /^300 g cauliflower/, 2],
  ['en', '2 chicken curries for 2', /^300 g boneless chicken/, 2],
  ['en', '1.5 kg of courgettes', /^1.5 kg courgettes/, null],
  ['fr', 'une demi-douzaine de poires, un crumble', /^6 poires/, null],
  ['fr', 'un kilo et demi de courgettes', /^1,5 kg de courgettes/, null],
  ['fr', '300 g de raclette à finir', /^300 g de fromage à raclette/, null],
  ['fr', '800 g de courgettes et une boule de mozzarella', /^800 g de courgettes/, null],
])('what is at hand goes in as it is told: %s %s', (language, prompt, line, serves) => {
  const recipe = ask(language, prompt)
  expect(recipe.ingredients.filter((one) => line.test(one))).toHaveLength(1)
  if (serves !== null) expect(recipe.serves).toBe(serves)
})
