import { unconstrained } from '@roux/contract/constraints'
import type { Allergen, Diet } from '@roux/contract/diet'
import { describe, expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { calledSo } from '../../test/checks/called-so.ts'
import { type MadeHere, madeHere, putIn } from '../../test/checks/made-here.ts'
import { meantSo } from '../../test/checks/meant-so.ts'
import { checkRecipe } from './check-recipe.ts'

function found({ language, title = 'x', list, steps, avoids }: MadeHere): string[] {
  const recipe = { title, description: '', preparation_time: 10, cook_time: 30, serves: 4 }
  const asked = { ...unconstrained, language, diets: [] as Diet[], allergies: [] as Allergen[] }
  if (avoids === 'vegan' || avoids === 'vegetarian') asked.diets = [avoids]
  else if (avoids) asked.allergies = [avoids]
  return checkRecipe({ ...recipe, ingredients: list.split(' | '), directions: steps.split(' | ') }, asked).flatMap(
    ({ code, words }) =>
      code === 'diet' || code === 'allergen' || code === 'unlisted_ingredient' ? [`${code} ${words}`] : [],
  )
}

describe('what the steps make and then call by a name', () => {
  testTable([...madeHere, ...calledSo])('is not put in', (recipe) => {
    expect(found(recipe)).toEqual([])
  })

  testTable([...putIn, ...meantSo])('what is put in is told of', ({ told, ...recipe }) => {
    expect(found(recipe)).toEqual(expect.arrayContaining([told]))
  })
})
