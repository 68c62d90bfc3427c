import { readPreferences } from '@roux/contract/read-preferences'
import { expect, test } from 'vitest'
import { hasWish, switchWish, wishesOf } from './own-wishes.ts'

const own = readPreferences({
  diets: ['vegan'],
  allergies: ['milk', 'nuts'],
  other_allergies: ['kiwi'],
  dislikes: ['kiwi'],
  serves: 4,
})

test('everything that is wanted of every recipe can be switched, allergies first', () => {
  expect(wishesOf(own).map(({ entry }) => entry)).toEqual(['milk', 'nuts', 'kiwi', 'vegan', 'kiwi'])
})

test('what is switched off goes from its own list alone, and comes back in its old place', () => {
  const [milk, , kiwi] = wishesOf(own)
  if (!milk || !kiwi) throw new Error('nothing is wanted')
  const without = switchWish(own, switchWish(own, own, milk), kiwi)
  expect(without).toEqual({ ...own, allergies: ['nuts'], other_allergies: [] })
  expect([hasWish(without, milk), hasWish(own, milk)]).toEqual([false, true])
  expect(switchWish(own, switchWish(own, without, kiwi), milk)).toEqual(own)
})
