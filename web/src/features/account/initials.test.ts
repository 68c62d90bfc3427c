import { expect } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { initials } from './initials.ts'

testTable([
  ['camille@example.org', 'CA'],
  ['élodie@example.org', 'ÉL'],
  ['i.m@example.org', 'I.'],
  ['𝒶b@example.org', '𝒶B'],
  ['x', 'X'],
])('an avatar shows two capital letters', (email, shown) => {
  expect(initials(email)).toBe(shown)
})
