import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { foodsNamed } from './foods-named.ts'
import { readForFinding } from './read-for-finding.ts'

const recipe = (ingredients: string[], directions: string[] = [], title = 'Dinner') => ({
  ...{ title, description: '', preparation_time: 0, cook_time: 0, serves: 2, ingredients, directions },
})

describe('the diet that a recipe is marked with', () => {
  testTable([
    [['2 leeks, sliced', '1 tbsp olive oil', 'Salt and pepper'], 'vegan'],
    [['400 g tinned chickpeas, drained', '1 tsp ground cumin'], 'vegan'],
    [['2 leeks', '30 g butter'], 'vegetarian'],
    [['2 eggs', '1 tbsp honey'], 'vegetarian'],
    [['200 g cod fillet', '1 lemon'], 'pescatarian'],
    [['200 g lardons'], null],
    [['4 feuilles de gélatine'], null],
    // The label tells.
    [['50 g parmesan', '200 g spaghetti'], null],
    // Nobody knows what that is, or what goes with it.
    [['2 leeks', '3 blorbs'], null],
    [['2 leeks', '1 tbsp blorb oil'], null],
    [['2 leeks', '100 g chicken or tofu'], null],
    [[], null],
  ])('is computed from what is in it', (ingredients, diet) => {
    expect(readForFinding(recipe(ingredients), 'en').diet).toBe(diet)
  })

  test('goes by the steps and the title too', () => {
    expect(readForFinding(recipe(['2 leeks'], ['Fry the leeks in butter.']), 'en').diet).toBe('vegetarian')
    expect(readForFinding(recipe(['2 leeks'], [], 'Chicken and leeks'), 'en').diet).toBe(null)
  })
})

test('foods are named as their line does, and a line that is not read is there without any', () => {
  const { foods } = readForFinding(recipe(['For the sauce:', '250 g de tomates cerises', '3 blorbs']), 'fr')
  expect(foods).toEqual([['tomates cerises', 'cherry-tomato'], ['3 blorbs']])
})

testTable([
  ['tomate', 'cherry-tomato', true],
  ['oignons', 'red-onion', true],
  ['cheese', 'feta', true],
  ['viande', 'chicken-breast', true],
  ['butter', 'peanut-butter', false],
  ['blorb', 'leek', false],
])('a food is meant by its own names and by those of what it is one of', (name, id, isMeant) => {
  expect(foodsNamed([name])[0]?.ids.includes(id)).toBe(isMeant)
})

test('what is made of a food goes where the food is to be left out', () => {
  const [eggs] = foodsNamed(['œufs'])
  expect(eggs?.ids).not.toContain('meringue')
  expect(eggs?.wide).toContain('meringue')
})
