import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { modelRecipes } from '../../test/checks/model-recipes.ts'
import { recipe } from '../../test/checks/recipe-text.ts'
import { linesOfSteps } from './lines-of-steps.ts'

/** By step, the places of the lines that it needs. */
const needs: Record<string, number[][]> = {
  // Which of its two salts the batter has, nobody says.
  brownies: [[], [0, 1], [2, 3, 4], [5, 6, 7, 8], [], [8]],
  salmonBowl: [[0, 5], [2, 3, 4], [1], [0, 1, 6, 7, 8, 9, 10]],
  shepherd: [[0], [3, 4, 5, 6], [7, 8, 9, 10, 11], [0, 1, 2], [6, 12], []],
  pancakes: [[5, 6], [0, 1, 2, 3, 4, 5, 7, 8], [], [9]],
  tarteCitron: [[1, 2, 3, 4, 5], [], [7, 8, 9], [10]],
  cakeJambon: [[], [0, 1, 2, 3, 4], [5, 6, 7, 8], []],
  crumble: [
    [0, 1, 2],
    [3, 4, 5, 6, 7],
    [0, 1],
  ],
}

testTable(Object.entries(needs))('each step has the lines that it needs, and no others', (name, expected) => {
  const { language, recipe } = modelRecipes[name] ?? expect.fail(`there is no ${name}`)
  expect(linesOfSteps(recipe, language)).toEqual(expected)
})

test('every line of a sound recipe has a step, but for what no step says', () => {
  const idle = Object.values(modelRecipes).flatMap(({ language, recipe }) => {
    const used = new Set(linesOfSteps(recipe, language).flat())
    return recipe.ingredients.filter((line, index) => !used.has(index) && !line.endsWith(':'))
  })
  // Nobody salts the chicken; only the water of its rice is salty.
  expect(idle).toEqual(['Sel, poivre'])
})

const soup = recipe(
  'en',
  `
Soup | 5 20 2

1 onion
2 tbsp zhoug
1 l vegetable stock
Salt

%s`,
)

testTable([
  ['Put all the ingredients into a pot.', [[0, 1, 2, 3]]],
  ['Fry the onion.\nAdd the remaining ingredients.', [[0], [1, 2, 3]]],
  ['Fry the onion.\nStir in the zhoug.', [[0], [1]]],
  ['Lay the table.', [[]]],
  ['Bring the stock to the boil; season.', [[2]]],
])('a step needs what it names, all where it says so, or what remains', (directions, expected) => {
  const recipe = { ...soup.recipe, directions: directions.split('\n') }
  expect(linesOfSteps(recipe, 'en')).toEqual(expected)
})

test('any recipe gives places of its own list, in order', () => {
  const words = fc.constantFrom(
    'onion',
    '2 eggs',
    'the remaining ingredients',
    'For the dough:',
    'salt',
    'sel',
    '½',
    '',
  )
  const text = fc.array(fc.oneof(words, fc.string()), { maxLength: 6 }).map((some) => some.join(' '))
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), fc.array(text, { maxLength: 5 }), (ingredients, directions) => {
      const used = linesOfSteps({ ...soup.recipe, ingredients, directions }, 'en')
      expect(used).toHaveLength(directions.length)
      for (const places of used) {
        expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other))
        expect(places.every((place) => ingredients[place] !== undefined)).toBe(true)
      }
    }),
  )
})
