import { ingredientById } from '@roux/cooking/foods/lexicon'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import { readWish } from './read-wish.ts'

const answer = (user_input: string, language: 'en' | 'fr') =>
  composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })

testTable([
  ['en', 'how to make flurgle soup', 'flurgle soup', /soup/i],
  ['en', 'Krabbensuppe', 'Krabbensuppe', /soup/i],
  ['en', 'chicken flurgle', 'chicken flurgle', /chicken/i],
  ['en', 'Flurgeltorte', 'Flurgeltorte', /cake/i],
  ['fr', 'sauce samouraï', 'sauce samouraï', /mayonnaise|sauce/i],
  ['fr', 'tarte au glurp', 'tarte au glurp', /tarte/i],
  ['fr', 'Zorbe-brød', 'Zorbe-brød', /pain|miche/i],
] as const)('a name that nobody knows is named, with three dishes that come near', (language, text, name, title) => {
  const recipe = answer(text, language)
  const near = [expect.any(String), expect.any(String), expect.any(String)]
  expect(recipe.title).toMatch(title)
  expect(recipe.findings).toContainEqual({
    code: 'not_kept',
    severity: 'info',
    params: { what: 'dish', why: 'unknown', words: [name], near },
  })
})

testTable([
  ['en', 'Flurgle', 'Flurgle'],
  ['en', 'a quick Flurgle for 4 please', 'Flurgle'],
  ['fr', 'recette de glurpotte, svp', 'glurpotte'],
] as const)('where nothing tells what kind of dish it is, nothing is said to come near', (language, text, name) => {
  expect(accountOf(answer(text, language))).toBe(`not_kept dish nothing_near: ${name}`)
})

testTable([
  ['en', 'qsdfg'],
  ['en', 'aaaa'],
  ['en', 'gooey chocolate brownies'],
  ['en', 'soup with flurgle'],
  ['en', 'my flurgle broke, what can I cook'],
  ['fr', 'fondantissime au chocolat sans oeufs'],
] as const)('what is no name, or only praises one, is not taken for a dish', (language, text) => {
  const unknown = answer(text, language).findings.filter(({ params }) => params.what === 'dish')
  expect(unknown).toEqual([])
})

testTable([
  ['no prawn toast, a stir fry', 'prawn'],
  ['without peanut brittle, a cake', 'peanut'],
] as const)('who refuses a dish that is not made gets nothing of what its name warns of', (text, food) => {
  const request = { user_input: text, language: 'en', preferences: null, serves: null, max_minutes: null } as const
  expect(readWish(request).allows(ingredientById(food))).toBe(false)
})
