import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { matchesOf } from './matches-of.ts'

testTable([
  ['two eggs, ten eggs', /(?<count>two|ten) eggs/g],
  ['a🍝b', /(?=.)|b/gu],
  ['', /x*/g],
  ['none', /x/g],
])('a text has the same matches as with matchAll, however often it is asked', (text, pattern) => {
  const expected = [...text.matchAll(pattern)]
  expect([matchesOf(text, pattern), matchesOf(text, pattern)]).toEqual([expected, expected])
})
