import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { coverMotif } from './cover-motif.ts'

testTable([
  ['Shakshuka with feta', 'pan'],
  ['Chicken stir-fry with garlic', 'bird'],
  ['Vegetable stir-fry', 'skillet'],
  ['Tofu and pepper stir-fry', 'chilli'],
  ['Poêlée de légumes', 'skillet'],
  ['Lemon & thyme roast chicken', 'bird'],
  ['Poulet rôti au citron', 'bird'],
  ['Carrot soup', 'carrot'],
  ['Soupe à l’oignon gratinée', 'onion'],
  ['Chickpea & spinach curry', 'peas'],
  ['Tarte fine aux pommes', 'tart'],
  ['Gratin de pommes de terre', 'potato'],
  ['Compote de pommes', 'apple'],
  ['Miso aubergine rice bowl', 'aubergine'],
  ['Overnight oats with pear', 'pear'],
  ['Spaghetti alla carbonara', 'noodles'],
  ['Bœuf bourguignon', 'steak'],
  ['Moules marinières', 'shell'],
  ['Pancakes with berries', 'pancakes'],
  ['Raspberries with cream', 'strawberry'],
  ['Cherry tomatoes on toast', 'cherries'],
  ['Strawberry jam', 'strawberry'],
  ['Sunday bread', 'loaf'],
  ['Œufs cocotte', 'egg'],
  ['Thé à la menthe', 'glass'],
] as const)('a cover shows the main food that a title names, else the kind of dish', (title, expected) => {
  expect(coverMotif(title, [])).toBe(expected)
})

test('where the title names nothing, the list does; onions and eggs, which most have, tell nothing', () => {
  expect(coverMotif("Grandma's favourite", ['2 onions', '3 eggs', '400 g salmon fillet'])).toBe('fish')
  expect(coverMotif("Grandma's favourite", ['2 onions', '1 aubergine'])).toBe('aubergine')
  expect(coverMotif("Grandma's favourite", ['2 onions', 'salt'])).toBe('whisk')
  expect(coverMotif('', [])).toBe('whisk')
})

test('whatever the title is, it takes no time', () => {
  expect(coverMotif('pomme de '.repeat(100_000), ['œ'.repeat(1_000_000)])).toBe('apple')
})
