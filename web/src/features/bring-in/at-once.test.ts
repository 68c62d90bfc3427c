import { limits } from '@roux/contract/limits'
import { expect, test } from 'vitest'
import { addressesIn, filesIn, mostAtOnce, textIn } from './at-once.ts'

const file = (name: string, size = 1) => Object.defineProperty(new File([], name), 'size', { value: size })
const many = Array.from({ length: mostAtOnce + 5 }, (_, place) => `recipe-${place}`)

test('of more files than are read at once the first are read, and that is what is told', () => {
  const { what, faults } = filesIn(many.map((name) => file(name)))
  expect(what.map(({ name }) => name)).toEqual(many.slice(0, mostAtOnce))
  expect(faults).toEqual(['bringIn.tooMany'])
})

test('a file that is too large takes no place of one that can be read', () => {
  const names = many.slice(0, mostAtOnce)
  const { what, faults } = filesIn([file('large', limits.fileBytes + 1), ...names.map((name) => file(name))])
  expect(what.map(({ name }) => name)).toEqual(names)
  expect(faults).toEqual(['bringIn.tooLarge'])
})

test('of more addresses than are fetched at once it is told that some are left', () => {
  const { what, faults } = addressesIn([...many, ...many].join('\n'), 'Text')
  expect(what.map(({ name }) => name)).toEqual(many.slice(0, mostAtOnce))
  expect(faults).toEqual(['bringIn.tooMany'])
  expect(addressesIn(many.slice(0, mostAtOnce).join(' '), 'Text').faults).toEqual([])
})

test('nothing typed is told as what is missing', () => {
  expect(addressesIn(' \n', 'Text')).toEqual({ what: [], faults: ['bringIn.noAddress'] })
  expect(textIn(' ', 'Text')).toEqual({ what: [], faults: ['bringIn.noText'] })
})

test('a page or a recipe that is put in the place of an address is read as what it is', () => {
  for (const text of [
    '<html><h1>Leek gratin</h1></html>',
    '{"@type":"Recipe"}',
    'Leek gratin\n4 leeks\nBake the leeks.',
  ])
    expect(addressesIn(text, 'Text').what).toEqual([{ name: 'Text', request: { text } }])
  const addresses = ['https://larder.example/a b', 'larder.example/c']
  expect(addressesIn(addresses.join('\n'), 'Text').what).toHaveLength(3)
})
