import { expect, test } from 'vitest'
import { cookingTime, endCooking } from './cooking-time.ts'

const minute = 60_000
const noon = Date.parse('2026-03-01T12:00:00Z')

test('cooking takes from its beginning to its end, for each recipe', () => {
  expect(cookingTime('/recipe/a', noon)).toBe(0)
  expect(cookingTime('/recipe/a', noon + 92 * minute)).toBe(92)
  expect(cookingTime('/recipe/b', noon + 92 * minute)).toBe(0)
  endCooking('/recipe/a')
  expect(cookingTime('/recipe/a', noon + 93 * minute)).toBe(0)
  expect(cookingTime('/recipe/b', noon + 93 * minute)).toBe(1)
})

test('who comes back the next day, or after the clock was put back, begins anew', () => {
  expect(cookingTime('/recipe/c', noon)).toBe(0)
  expect(cookingTime('/recipe/c', noon + 24 * 60 * minute)).toBe(0)
  expect(cookingTime('/recipe/c', noon + 23 * 60 * minute)).toBe(0)
  expect(cookingTime('/recipe/c', noon + 23 * 60 * minute + 5 * minute)).toBe(5)
})
