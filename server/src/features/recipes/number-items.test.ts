import { expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { numberItems } from './number-items.ts'

const contents = (items: readonly { content: string }[]) => items.map(({ content }) => content)
const first = { id: '0199aaaa-0000-7000-8000-000000000001', content: 'flour', index: '1' }
const second = { id: '0199aaaa-0000-7000-8000-000000000002', content: 'salt', index: '2' }

test('items are numbered from 1 as strings', () => {
  const items = numberItems([{ content: 'a' }, { content: 'b' }])
  expect(items.map(({ content, index }) => [content, index])).toEqual([
    ['a', '1'],
    ['b', '2'],
  ])
})

test('the index decides the order, compared as a number, whether it is one or a text', () => {
  const items = [
    { content: 'ten', index: '10' },
    { content: 'nine', index: 9 },
    { content: 'one', index: '1' },
  ]
  expect(contents(numberItems(items))).toEqual(['one', 'nine', 'ten'])
})

test('items of the same index, or of none, keep the order in which they were sent', () => {
  const same = ['a', 'b', 'c'].map((content) => ({ content, index: 7 }))
  expect(contents(numberItems(same))).toEqual(['a', 'b', 'c'])
  expect(contents(numberItems([{ content: 'a' }, { content: 'b', index: 1 }, { content: 'c' }]))).toEqual([
    'a',
    'b',
    'c',
  ])
})

test('an item that is sent with its id keeps it, whatever its content', () => {
  const [item] = numberItems([{ id: second.id, content: 'pepper' }], [first, second])
  expect(item?.id).toBe(second.id)
})

test('an item that is sent as it is but without its id keeps it', () => {
  expect(numberItems([{ content: 'flour' }, { content: 'salt' }], [first, second])).toEqual([first, second])
})

test('no two items share an id', () => {
  const items = numberItems(
    [{ id: first.id, content: 'flour' }, { id: first.id, content: 'flour' }, { content: 'flour' }],
    [first, second],
  )
  expect(new Set(items.map(({ id }) => id)).size).toBe(3)
  expect(items[0]?.id).toBe(first.id)
})

testTable(['0199aaaa-0000-7000-8000-000000000009', 'x', 7, null, { a: 1 }])('a foreign id is not taken', (id) => {
  const [item] = numberItems([{ id, content: 'pepper' }], [first])
  expect(item?.id).toMatch(/^[0-9a-f-]{36}$/)
  expect([id, first.id]).not.toContain(item?.id)
})
