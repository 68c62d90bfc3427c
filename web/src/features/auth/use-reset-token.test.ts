import { expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { keptToken } from './use-reset-token.ts'

test('a token is kept over a reload', () => {
  expect(keptToken({ token: 'abc' })).toBe('abc')
})

testTable([undefined, null, 'abc', 7, {}, { token: 7 }, ['abc']])('a state of another kind keeps none', (state) => {
  expect(keptToken(state)).toBeUndefined()
})
