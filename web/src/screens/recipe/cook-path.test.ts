import { expect } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { readStep } from './cook-path.ts'

testTable([
  ['', 1],
  ['?step=3', 3],
  ['?step=6', 6],
  ['?step=7', 6],
  ['?step=0', 1],
  ['?step=-2', 1],
  ['?step=1.5', 1],
  ['?step=soup', 1],
  ['?step=Infinity', 1],
])('of five steps an address names the page', (search, page) => {
  expect(readStep(search, 5)).toBe(page)
})
