import { checkedLanguages } from '@roux/contract/language'
import { describe, expect, test } from 'vitest'
import { foods } from './lexicon.ts'
import { byFat, forms, namesakesIn } from './namesakes.ts'
import { foodsWithRow, type Nutrients, nutrientsOf } from './nutrients.ts'

/**
 * Grams of alcohol in 100 g, as the source's rows leave them of 100 g after water and all else (its table of foods does
 * not give them): wine of 13 % by volume holds 10.5 g, a spirit of 40 % 33.4 g.
 */
const alcohol: Readonly<Record<string, number>> = {
  'white-wine': 10.5,
  'red-wine': 10.8,
  beer: 4,
  'gluten-free-beer': 4,
  cider: 5.1,
  shaoxing: 16.1,
  port: 15.6,
  spirit: 33.4,
  vodka: 33.4,
  gin: 37.9,
  whisky: 36,
  tequila: 33.4,
  brandy: 33.4,
  calvados: 33.4,
  kirsch: 33.4,
  cognac: 33.4,
  'irish-cream': 14.1,
  vanilla: 34.6,
}

/**
 * Where the source reckons energy with factors of its own (Merrill and Watt), far below the general ones: little is
 * digested of bran, cocoa, carob, cloves and allspice, of a raw soya sprout, and of the salts of baking powder.
 */
const hardlyDigested = new Set([
  ...['wheat-bran', 'cocoa', 'carob', 'clove-spice', 'allspice', 'soya-sprout'],
  ...['baking-powder', 'gluten-free-baking-powder'],
])

const measured = foodsWithRow.flatMap((id): (Nutrients & { id: string })[] => {
  const nutrients = nutrientsOf(id)
  return 'why' in nutrients ? [] : [{ id, ...nutrients }]
})

function energyOf({ id, protein, fat, carbohydrateWithFibre, fibre }: (typeof measured)[number]): number {
  const digested = carbohydrateWithFibre - (fibre ?? 0)
  return 4 * protein + 9 * fat + 4 * digested + 2 * (fibre ?? 0) + 7 * (alcohol[id] ?? 0)
}

test('every food of the lexicon and each namesake has numbers or a reason for having none, once', () => {
  const apart = checkedLanguages.flatMap((language) => [...namesakesIn(language).values()])
  const formed = Object.values(forms).flatMap((form) => Object.values(form))
  const ids = new Set([
    ...foods.map(({ id }) => id),
    ...apart.filter((id) => id !== null),
    ...formed,
    ...Object.values(byFat).flat(),
  ])
  expect([...foodsWithRow].sort()).toEqual([...ids].sort())
  const lines = foodsWithRow.length
  expect(new Set(foodsWithRow).size).toBe(lines)
  expect(measured.length).toBeGreaterThan(lines * 0.8)
})

test('an id that is no food is a mistake', () => {
  expect(() => nutrientsOf('unicorn')).toThrow('unicorn')
})

test('fibre is no carbohydrate, and what was not measured is not nothing', () => {
  expect(nutrientsOf('raspberry')).toMatchObject({ carbohydrateWithFibre: 11.94, fibre: 6.5, carbohydrate: 5.44 })
  expect(nutrientsOf('coconut-milk')).toMatchObject({ fibre: null, carbohydrate: null })
  expect(nutrientsOf('cod')).toMatchObject({ carbohydrate: 0, sugars: 0 })
  expect(nutrientsOf('nori')).toEqual({ why: 'other-form' })
})

describe('the numbers agree with each other', () => {
  test('each food has a number and a name of the source', () => {
    expect(measured.filter(({ ndb, description }) => !/^\d{5}$/.test(ndb) || description.length < 3)).toEqual([])
  })

  test('energy is that of protein, fat, carbohydrate, fibre and alcohol', () => {
    const wrong = measured
      .filter(({ kcal, ...rest }) => Math.abs(energyOf({ kcal, ...rest }) - kcal) > Math.max(25, kcal * 0.2))
      .map(({ id }) => id)
    expect(new Set(wrong)).toEqual(hardlyDigested)
  })

  test('saturated fat is of the fat, and sugars and fibre of the carbohydrate', () => {
    const wrong = measured.filter(
      ({ fat, saturatedFat, carbohydrate, carbohydrateWithFibre, sugars, fibre }) =>
        (saturatedFat ?? 0) > fat ||
        (fibre ?? 0) > carbohydrateWithFibre ||
        // Sugars are measured, carbohydrate is what the others leave: they may cross by what all are rounded.
        (sugars ?? 0) > (carbohydrate ?? carbohydrateWithFibre) + 1,
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('nothing is negative, and all together weigh no more than 100 g', () => {
    const wrong = measured.filter((food) => {
      const { kcal, protein, fat, saturatedFat, carbohydrateWithFibre, sugars, fibre, sodium } = food
      const all = [kcal, protein, fat, saturatedFat ?? 0, carbohydrateWithFibre, sugars ?? 0, fibre ?? 0, sodium]
      const mass = protein + fat + carbohydrateWithFibre + sodium / 1000 + (alcohol[food.id] ?? 0)
      return all.some((one) => !(one >= 0)) || mass > 100.5
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})
