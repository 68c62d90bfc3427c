import { expect, test } from 'vitest'
import { readLogInState } from './log-in-state.ts'

test('the e-mail and the wish to keep a recipe are read', () => {
  expect(readLogInState({ email: 'a@b.org', keepsRecipe: true })).toEqual({ email: 'a@b.org', keepsRecipe: true })
})

test.each([undefined, null, 'text', 7, [], {}, { email: 7, keepsRecipe: 'yes' }])(
  'a navigation state of another kind says nothing: %j',
  (state) => {
    expect(readLogInState(state)).toEqual({})
  },
)
