import { expect, test } from 'vitest'
import { testTable } from '../contract/test/test-table.ts'
import { suitsRoux } from './suits-roux.mjs'

testTable([
  ['20.20.2', undefined, false],
  ['22.22.0', '3.51.3', false],
  ['24.0.0', '3.49.1', false],
  ['24.14.1', '3.51.2', false],
  ['24.15.0', '3.51.3', true],
  ['25.0.0', '3.50.4', false],
  ['26.10.0', '3.53.1', true],
  ['26.10.0', '3.9.4', false],
  ['100.0.0', '4.0.0', true],
  ['100.0.0', undefined, false],
])('a Node is used where it and its SQLite are new enough', (node, sqlite, isUsed) => {
  expect(suitsRoux({ node, sqlite })).toBe(isUsed)
})

test('the Node that runs this is one', () => {
  expect(suitsRoux(process.versions)).toBe(true)
})
