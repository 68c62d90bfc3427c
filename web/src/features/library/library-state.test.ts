import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNarrowed, orderOf, orders, queryOf, readState, timeChoices, widened, writeState } from './library-state.ts'

const nothing = readState(new URLSearchParams())

const words = fc.uniqueArray(
  fc
    .string({ minLength: 1, maxLength: 40 })
    .map((text) => text.trim().slice(0, 40))
    .filter(Boolean),
  {
    maxLength: 5,
  },
)
const states = fc.record({
  q: fc.string({ maxLength: 60 }),
  sort: fc.constantFrom(undefined, ...orders),
  view: fc.constantFrom('cards' as const, 'list' as const),
  favorite: fc.boolean(),
  tags: words,
  diet: fc.constantFrom(undefined, 'vegan' as const, 'pescatarian' as const),
  minutes: fc.constantFrom(undefined, ...timeChoices),
  with: words,
  without: words,
  have: words,
})

test('whatever is chosen stands in the address, and is read out of it again', () => {
  void fc.assert(
    fc.property(states, (state) => {
      expect(readState(new URLSearchParams(`${writeState(state)}`))).toEqual(state)
    }),
  )
})

test('an address with anything in it is read, and what makes no sense is left out', () => {
  const params = new URLSearchParams('sort=price&view=wall&diet=keto&minutes=-3&tag=%20&tag=a&tag=a&favorite=yes')
  expect(readState(params)).toEqual({ ...nothing, tags: ['a'] })
  void fc.assert(fc.property(fc.string(), (text) => void readState(new URLSearchParams(text))))
})

test('all recipes have an address without anything', () => {
  expect(`${writeState(nothing)}`).toBe('')
  expect(isNarrowed(nothing)).toBe(false)
  void fc.assert(fc.property(states, (state) => !isNarrowed(widened(state))))
})

test('a search is sorted by what suits best, unless the cook says otherwise; without one there is nothing to suit', () => {
  expect(orderOf({ ...nothing, q: 'lemon' })).toBe('relevance')
  expect(orderOf({ ...nothing, q: 'lemon', sort: 'newest' })).toBe('newest')
  expect(orderOf({ ...nothing, q: ' ', sort: 'relevance' })).toBe('newest')
})

test('the server is asked for what was chosen', () => {
  const state = { ...nothing, q: ' lemon ', favorite: true, tags: ['Sunday'], minutes: 30, without: ['nuts'] }
  expect(queryOf(state)).toMatchObject({
    q: 'lemon',
    sort: 'relevance',
    favorite: 'true',
    tag: ['Sunday'],
    max_minutes: 30,
    without: ['nuts'],
  })
})
