import { expect, test } from 'vitest'
import { failingRows } from './test-table.ts'

test('rows that throw or give a fault, at once or later, are named, and no others', async () => {
  const rows = [['good'], ['wrong', /egg/], ['late'], [{ id: 'pie', ways: [] }], [{ dish: { id: 'tart', ways: [] } }]]
  const check = (word: unknown) => {
    if (word === 'late') return Promise.reject(new Error('too late'))
    if (typeof word === 'object') return ['no crust', 'no filling']
    return expect(word).not.toBe('wrong')
  }
  expect(await failingRows(rows, check)).toEqual([
    expect.stringMatching(/^\["wrong","\/egg\/"\]: expected 'wrong' not to be 'wrong'/),
    '"late": too late',
    '"pie": ["no crust","no filling"]',
    '{"dish":"tart"}: ["no crust","no filling"]',
  ])
})

test('a list among rows that are none is one value', async () => {
  const check = (row: unknown) => (Array.isArray(row) ? 'a list' : undefined)
  expect(await failingRows(['word', ['one', 'two']], check)).toEqual(['["one","two"]: "a list"'])
})
