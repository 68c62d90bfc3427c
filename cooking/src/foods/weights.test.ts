import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { householdWeights } from './household-weights.ts'
import { foods, ingredientById } from './lexicon.ts'
import { foodsWithRow, nutrientsOf } from './nutrients.ts'
import { densityOf, foodsWithoutWeight, foodsWithWeight, weightsOf } from './weights.ts'

test('what is weighed has its nutrients, each food once', () => {
  for (const id of foodsWithWeight) expect(nutrientsOf(id)).toHaveProperty('kcal')
  expect(new Set(foodsWithWeight).size).toBe(foodsWithWeight.length)
})

test('every food and each namesake has a weight or a density, or is named as having none, and never both', () => {
  const none = new Set(foodsWithoutWeight)
  const known = foodsWithRow.filter((id) => foodsWithWeight.includes(id) || densityOf(id) !== undefined)
  expect([...known, ...none].sort()).toEqual([...foodsWithRow].sort())
  expect(none.size).toBe(foodsWithoutWeight.length)
})

test('an id that is no food is a mistake', () => {
  expect(() => weightsOf('unicorn')).toThrow('unicorn')
})

test('a density is between a tenth and twice that of water, but of leaves that lie loose', () => {
  const loose = foods
    .map(({ id }) => ({ id, density: densityOf(id) }))
    .filter(({ density }) => density !== undefined && !(density >= 0.1 && density <= 2))
  expect(loose.map(({ id }) => id).sort()).toEqual(['coriander', 'dill', 'kale', 'rocket'])
  expect(loose.every(({ density }) => density && density > 0.03)).toBe(true)
})

test('the table has no density of a food whose density the lexicon has: two numbers could part', () => {
  const measuring = householdWeights
    .trim()
    .split('\n')
    .filter((line) => /(?:cup|fl-oz|tbsp|tsp)=/.test(line))
  const densities = new Map(foods.map(({ id, density }) => [id, density]))
  const twice = measuring.filter((line) => densities.get(line.slice(0, line.indexOf(' '))) !== undefined)
  expect(twice).toEqual([])
})

test('what is poured is as dense as the lexicon says, what is cut as the source measured', () => {
  expect(densityOf('plain-flour')).toBe(ingredientById('plain-flour').density)
  expect(densityOf('onion')).toBeCloseTo(160 / 236.6, 4)
  expect(densityOf('kaffir-lime-leaf')).toBeUndefined()
})

describe('pieces', () => {
  test('each weighs something that a hand can lift, and no more than is bought', () => {
    const wrong = foodsWithWeight.filter((id) => {
      const { one, edible, drained = 1 } = weightsOf(id)
      const grams = Object.values(one)
      return (
        grams.some((each) => !(each > 0.1 && each < 1500)) ||
        [edible ?? 1, drained].some((share) => !(share > 0.5 && share <= 1))
      )
    })
    expect(wrong).toEqual([])
  })

  testTable([
    ['egg', 'piece', 45, 60],
    ['onion', 'piece', 80, 180],
    ['garlic', 'clove', 2, 6],
    ['carrot', 'piece', 50, 120],
    ['celery', 'stick', 30, 70],
    ['banana', 'piece', 90, 140],
    ['chicken-breast', 'piece', 120, 200],
    ['basil', 'leaf', 0.2, 1],
    ['bacon', 'slice', 15, 35],
    ['salmon', 'piece', 120, 200],
    ['steak', 'piece', 150, 250],
    ['prawn', 'piece', 5, 15],
    ['halibut', 'piece', 150, 250],
    ['cured-ham', 'slice', 10, 20],
  ] as const)('a piece weighs about what a piece weighs', (id, counted, least, most) => {
    const grams = weightsOf(id).one[counted]
    expect(grams).toBeGreaterThan(least)
    expect(grams).toBeLessThan(most)
  })

  test('a bunch, a leaf and a slice are less or more than the piece', () => {
    expect(weightsOf('tomato').one.slice).toBeLessThan(weightsOf('tomato').one.piece ?? 0)
    expect(weightsOf('spinach').one.bunch).toBeGreaterThan(weightsOf('spinach').one.leaf ?? 0)
  })

  test('of what is sold on the bone a part is eaten; of what is in its shell the source does not say how much', () => {
    expect(weightsOf('leg-of-lamb').edible).toBe(0.78)
    expect(weightsOf('mussel').edible).toBeNull()
    expect(weightsOf('butter').edible).toBe(1)
  })
})
