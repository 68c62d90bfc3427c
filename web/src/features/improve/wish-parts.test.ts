import { expect, test } from 'vitest'
import { hasPart, togglePart } from './wish-parts.ts'

test.each([
  ['', 'Lighter', 'Lighter'],
  ['  ', 'Lighter', 'Lighter'],
  ['For 6', 'Lighter', 'For 6, lighter'],
  ['with more leek ,', 'À la vapeur', 'with more leek, à la vapeur'],
])('to %j is added %j: %j', (wish, part, whole) => {
  expect(togglePart(wish, part)).toBe(whole)
  expect(hasPart(whole, part)).toBe(true)
})

test.each([
  ['Lighter', 'Lighter', ''],
  ['For 6, lighter', 'Lighter', 'For 6'],
  ['LIGHTER , and with something green', 'Lighter', 'And with something green'],
  ['plus leger, moins cher', 'Plus léger', 'Moins cher'],
])('from %j is taken %j: %j', (wish, part, rest) => {
  expect(togglePart(wish, part)).toBe(rest)
  expect(hasPart(rest, part)).toBe(false)
})

test('what is only a word of a longer part is none', () => {
  expect(hasPart('a lighter sauce', 'Lighter')).toBe(false)
})
