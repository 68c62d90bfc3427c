import { readRecipe } from '@roux/contract/read-recipe'
import { NewRecipe } from '@roux/contract/recipe'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { wholeContent } from '../../../contract/test/whole-content.ts'
import { newRecipeOf } from './new-recipe-of.ts'

/** As it lies in the tab. */
function stored(recipe: object) {
  const read = readRecipe(recipe)
  if (read === undefined) throw new Error('no recipe')
  return read
}

test("a guest's recipe goes to the account with what it says, what they noted, who wrote it and what they said of it, and nothing else of where it came from", () => {
  const recipe = stored({
    ...wholeContent,
    id: 'guest-1',
    notes: 'Less salt.',
    tags: ['winter'],
    notes_updated_at: '2026-01-01T00:00:00.000Z',
    ingredients: [{ id: 'x', content: 'leek', index: '1' }],
    directions: [{ id: 'y', content: 'Boil.', index: '1' }],
    findings: [
      { code: 'composed_by_kitchen', severity: 'info', params: {} },
      { code: 'allergen', severity: 'danger', params: { allergen: 'milk' }, ingredient_id: 'x' },
      { code: 'moonlight', severity: 'danger', params: {} },
      { code: 'not_kept', severity: 'danger', params: { what: 'regime', why: 'little_known', words: ['keto'], x: 1 } },
      { code: 'not_kept', severity: 'info', params: { what: 'regime', why: 'whim' } },
    ],
    user: null,
  })
  expect(newRecipeOf(recipe)).toEqual({
    ...wholeContent,
    is_favorite: false,
    source: null,
    written_by: null,
    notes: 'Less salt.',
    tags: ['winter'],
    ingredients: [{ content: 'leek', index: '1' }],
    directions: [{ content: 'Boil.', index: '1' }],
    findings: [
      { code: 'composed_by_kitchen', severity: 'info', params: {} },
      { code: 'not_kept', severity: 'warning', params: { what: 'regime', why: 'little_known', words: ['keto'] } },
    ],
  })
})

testTable([{ title: 'Soup' }, { title: 'Soup', serves: 0, ingredients: ['leek', ' '] }])(
  'a recipe that lacks things can be saved all the same',
  (recipe) => {
    expect(NewRecipe.safeParse(newRecipeOf(stored(recipe))).error).toBeUndefined()
  },
)
