import { expect, test } from 'vitest'
import { readStep } from './cook-path.ts'

test.each([
  ['', 1],
  ['?step=3', 3],
  ['?step=6', 6],
  ['?step=7', 6],
  ['?step=0', 1],
  ['?step=-2', 1],
  ['?step=1.5', 1],
  ['?step=soup', 1],
  ['?step=Infinity', 1],
])('of five steps %j names the page %i', (search, page) => {
  expect(readStep(search, 5)).toBe(page)
})
