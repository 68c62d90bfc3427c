import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['camille@example.org', 'CA'],
  ['élodie@example.org', 'ÉL'],
  ['i.m@example.org', 'I.'],
  ['𝒶b@example.org', '𝒶B'],
  ['x', 'X'],
])('the avatar of %s shows %s', (email, shown) => {
  expect(initials(email)).toBe(shown)
})
