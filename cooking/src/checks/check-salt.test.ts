import { unconstrained } from '@roux/contract/constraints'
import type { CheckedLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { nutrientsOf } from '../foods/nutrients.ts'
import { checkRecipe } from './check-recipe.ts'
import { saltIn } from './check-salt.ts'

/** Grams of salt that a gram of sodium is part of (Regulation (EU) No 1169/2011, Annex I). */
const saltOfSodium = 2.5

testTable(Object.entries(saltIn).filter(([id]) => id !== 'salt'))(
  'what a food has of salt is what the source says',
  (id, grams) => {
    const held = nutrientsOf(id)
    const sodium = 'why' in held ? 0 : (held.sodium ?? 0)
    expect(grams).toBeCloseTo((sodium * saltOfSodium) / 100_000, 2)
  },
)

testTable<[language: CheckedLanguage, line: string, serves: number, isMuch: boolean]>([
  ['en', '2 tsp salt', 2, true],
  ['en', '1 tbsp soy sauce', 4, false],
  ['en', '2 tbsp reduced-salt soy sauce', 1, false],
  ['fr', '2 c. à café de sel', 2, true],
  ['fr', '2 cuillères à soupe de sauce soja', 1, true],
  ['fr', '1 pincée de sel', 2, false],
])('where little salt is wished for, a line with much of it is found', (language, line, serves, isMuch) => {
  const recipe = {
    ...{ title: 'Soup', description: '' },
    preparation_time: 5,
    cook_time: 10,
    serves,
    ingredients: [line],
  }
  const found = checkRecipe({ ...recipe, directions: [] }, { ...unconstrained, language, less: ['salt'] })
  expect(found.some(({ code, params }) => code === 'excluded' && 'less' in params)).toBe(isMuch)
})
