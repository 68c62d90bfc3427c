import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { readLogInState } from './log-in-state.ts'

test('the e-mail, its code and the wish to keep a recipe, as a favourite, are read', () => {
  const state = { email: 'a@b.org', hasCode: true, keepsRecipe: true, makesFavorite: true }
  expect(readLogInState(state)).toEqual(state)
})

testTable([undefined, null, 'text', 7, [], {}, { email: 7, hasCode: 1, keepsRecipe: 'yes', makesFavorite: 1 }])(
  'a navigation state of another kind says nothing',
  (state) => {
    expect(readLogInState(state)).toEqual({})
  },
)
