import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { composeRecipe } from './compose-recipe.ts'

testTable([
  ['beef bourguignon for 8', false],
  ['beef bourguignon for 20', true],
  ['vegetable stir-fry for 10', true],
  ['vegetable stir-fry for 4', false],
  ['a fruit punch for 20', false],
  ['a mushroom omelette for 8', true],
] as const)('more than one vessel is spoken of where one is too small, and never of a drink', (prompt, isCrowded) => {
  const { description } = composeRecipe({
    user_input: prompt,
    language: 'en',
    preferences: null,
    serves: null,
    max_minutes: null,
  })
  expect(description.includes('cook in batches')).toBe(isCrowded)
})

testTable([
  ['yoghurt cake, the yoghurt expired yesterday', 'en', /smell and taste first/],
  ['yaourts périmés depuis 3 jours, gâteau ?', 'fr', /sentez et goûtez/],
] as const)(
  'what is a little past its date is cooked with a caution, and nothing of it is strange',
  (prompt, language, says) => {
    const { description, findings } = composeRecipe({
      ...{ user_input: prompt, language, preferences: null, serves: null, max_minutes: null },
    })
    expect(description).toMatch(says)
    expect(findings).toEqual([])
  },
)
