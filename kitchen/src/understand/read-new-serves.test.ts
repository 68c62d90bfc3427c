import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { readNewServes } from './read-new-serves.ts'

testTable<[text: string, serves: number]>([
  ["on n'est plus que trois", 3],
  ['on ne sera finalement que cinq', 5],
  ['nous ne sommes plus que 2', 2],
  ['en fait on est plus que quatre', 4],
  ['18 instead of 12', 18],
  ['18 au lieu de 12', 18],
  ['make that 8 rather than 12', 8],
  ['not 12, 20', 20],
  ['20, not 12', 20],
  ['plutôt 9 que 12', 9],
  ['12 slices', 12],
  ['cut it into sixteen slices', 16],
  ['en 10 tranches', 10],
  ['two of us are coming', 2],
  ['only five guests are eating', 5],
  ['on sera finalement 7', 7],
  ['divisez les quantités par deux', 6],
  ['multiplie toutes les doses par 2', 24],
])('for how many it is now is told in many ways', (text, serves) => {
  expect(readNewServes(text.normalize('NFD').replace(/\p{M}/gu, ''), 12)).toBe(serves)
})

testTable<[text: string]>([
  ["one of us is coeliac and one doesn't do dairy"],
  ['two of us are vegetarian'],
  ['one of them hates mushrooms'],
  ["one guest can't have nuts"],
  ['two of the kids dislike spice'],
  ["l'un de nous est végétarien"],
  ['deux des invités sont végans'],
  ["2 enfants n'aiment pas le piment"],
  ["un invité ne mange pas d'œufs"],
  ['use 2 slices of bread'],
  ['remplace 2 tranches de jambon par du poulet'],
  ['200 g instead of 300 g'],
  ['40 minutes instead of 60'],
])('what some of those who eat are like, or are given, is no number of people', (text) => {
  expect(readNewServes(text.normalize('NFD').replace(/\p{M}/gu, ''), 4)).toBeNull()
})
