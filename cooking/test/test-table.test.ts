import { expect, test } from 'vitest'
import { failingRows } from './test-table.ts'

test('rows that throw, give a fault, or promise one are named, and no others', () => {
  const rows = ['good', ['wrong', /egg/], 'late', { id: 'pie', ways: [] }, { dish: { id: 'tart', ways: [] } }, ['none']]
  const check = (word: unknown) => {
    if (word === 'late') return Promise.resolve()
    if (typeof word === 'object') return ['no crust', 'no filling']
    return expect(word).not.toBe('wrong')
  }
  expect(failingRows(rows, check)).toEqual([
    expect.stringMatching(/^\["wrong","\/egg\/"\]: expected 'wrong' not to be 'wrong'/),
    '"late": {}',
    '"pie": ["no crust","no filling"]',
    '{"dish":"tart"}: ["no crust","no filling"]',
  ])
})
