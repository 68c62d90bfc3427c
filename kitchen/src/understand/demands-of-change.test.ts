import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { servesInChange } from './change-kinds.ts'
import { demandsOfChange } from './demands-of-change.ts'

testTable<[string, KitchenLanguage, excluded: readonly string[]]>([
  ['swap the butter for oil', 'en', []],
  ['remplace les carottes par du céleri', 'fr', []],
  ["on est 3 finalement, et je n'ai pas de poivrons", 'fr', []],
  ['no carrots', 'en', ['carrots']],
  ["I'm allergic to kiwi, no kiwi, use mango instead of it", 'en', ['kiwis']],
])('what gives way to something or only is not there is forbidden to nobody', (wish, language, excluded) => {
  expect(demandsOfChange(wish, language).excluded).toEqual(excluded)
})

testTable<[string, serves: number | null]>([
  ['one of us is lactose intolerant', null],
  ['half the sugar', null],
  ['12 pièces', null],
  ['make it for 6', 6],
  ['double it', 8],
])('for how many a change is', (wish, serves) => {
  expect(servesInChange(wish, 4)).toBe(serves)
})
