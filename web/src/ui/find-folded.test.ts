import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { findFolded } from './find-folded.ts'

const marked = (text: string, ...words: string[]) => findFolded(text, words).map(([from, to]) => text.slice(from, to))

testTable([
  ['Lemon & thyme roast chicken', ['lem'], ['Lem']],
  ['Crème brûlée', ['brul'], ['brûl']],
  ['Crème brûlée'.normalize('NFD'), ['brul'], ['brûl'.normalize('NFD')]],
  ['Bœuf bourguignon', ['boeuf'], ['Bœuf']],
  ['2 unwaxed lemons, more lemon', ['lemon'], ['lemon', 'lemon']],
  ['Soupe à l’oignon', ['oignon', 'soupe'], ['Soupe', 'oignon']],
  ['🍋 Lemon posset', ['posset'], ['posset']],
])('words are marked where they stand, whatever their case and accents', (text, words, expected) => {
  expect(marked(text, ...words)).toEqual(expected)
})

test('what stands inside of a word, and no word at all, marks nothing', () => {
  expect(marked('Pineapple', 'apple')).toEqual([])
  expect(marked('Pineapple', '', ' ')).toEqual([])
})
