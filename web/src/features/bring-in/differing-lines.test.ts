import { expect } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { differingLines } from './differing-lines.ts'

const lines = (...contents: string[]) => contents.map((content) => ({ content }))

testTable([
  ['alike, but for case and accents', lines('1 leek', 'crème'), lines('Boil.'), 0],
  ['a line that is another', lines('2 leeks', 'Crème'), lines('Boil.'), 1],
  ['a line too many', lines('1 leek', 'Crème', 'salt'), lines('Boil.'), 1],
  ['a line that is twice', lines('1 leek', '1 leek', 'creme'), lines('Boil.'), 1],
  ['another list and another step', lines('1 egg', 'creme'), lines('Fry.', 'Eat.'), 3],
])('lines that differ are told from those that do not', (_, ingredients, directions, number) => {
  const mine = { ingredients: lines('1 Leek', 'creme'), directions: lines('Boil.') }
  expect(differingLines({ ingredients, directions }, mine)).toBe(number)
  expect(differingLines(mine, { ingredients, directions })).toBe(number)
})
