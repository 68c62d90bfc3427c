import { expect, test } from 'vitest'
import { keptToken } from './use-reset-token.ts'

test('a token is kept over a reload', () => {
  expect(keptToken({ token: 'abc' })).toBe('abc')
})

test.each([undefined, null, 'abc', 7, {}, { token: 7 }, ['abc']])('a state of another kind keeps none: %j', (state) => {
  expect(keptToken(state)).toBeUndefined()
})
