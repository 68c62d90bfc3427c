import { expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { hasPart, togglePart } from './wish-parts.ts'

testTable([
  ['', 'Lighter', 'Lighter'],
  ['  ', 'Lighter', 'Lighter'],
  ['For 6', 'Lighter', 'For 6, lighter'],
  ['with more leek ,', 'À la vapeur', 'with more leek, à la vapeur'],
])('a part is added to a wish', (wish, part, whole) => {
  expect(togglePart(wish, part)).toBe(whole)
  expect(hasPart(whole, part)).toBe(true)
})

testTable([
  ['Lighter', 'Lighter', ''],
  ['For 6, lighter', 'Lighter', 'For 6'],
  ['LIGHTER , and with something green', 'Lighter', 'And with something green'],
  ['plus leger, moins cher', 'Plus léger', 'Moins cher'],
])('a part is taken from a wish', (wish, part, rest) => {
  expect(togglePart(wish, part)).toBe(rest)
  expect(hasPart(rest, part)).toBe(false)
})

test('what is only a word of a longer part is none', () => {
  expect(hasPart('a lighter sauce', 'Lighter')).toBe(false)
})
