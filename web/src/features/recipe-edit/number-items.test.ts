import { expect, test } from 'vitest'
import { numberItems } from './number-items.ts'

test('lines are numbered from 1 in their order, whatever they were before', () => {
  const lines = [
    { id: 'b', content: 'flour' },
    { id: 'a', content: 'salt' },
  ]
  expect(numberItems(lines)).toEqual([
    { id: 'b', content: 'flour', index: '1' },
    { id: 'a', content: 'salt', index: '2' },
  ])
})

test('blank lines are left out and leave no gap', () => {
  const lines = [
    { id: 'a', content: ' salt ' },
    { id: 'b', content: ' \n ' },
    { id: 'c', content: 'pepper' },
  ]
  expect(numberItems(lines).map(({ content, index }) => `${index} ${content}`)).toEqual(['1 salt', '2 pepper'])
})

test('a new line has no id yet', () => {
  expect(numberItems([{ id: '', content: 'salt' }])).toEqual([{ content: 'salt', index: '1' }])
})
