import { checkedLanguages } from '@roux/contract/language'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { nutritionOf } from './nutrition-of.ts'
import type { NutritionRecipe } from './read-list.ts'

function recipeOf(lines: readonly string[], serves = 4, language: NutritionRecipe['language'] = 'en'): NutritionRecipe {
  return { language, serves, ingredients: lines.map((content, index) => ({ id: `line-${index}`, content })) }
}

const known = [
  '400 g spaghetti',
  '2 tbsp olive oil',
  '100 g cheddar',
  '2 onions',
  '250 ml milk',
  '3 eggs',
  '60 g cocoa',
  '2 litres sunflower oil, for deep-frying',
]
const aside = ['salt and pepper, to taste', 'a handful of parsley', '1 bay leaf', 'Zest of 1 lemon']
const heavy = ['300 g unobtainium', '4 quails', '1 kg mussels', '300 g halloumi']

test('a portion holds what its lines hold together', () => {
  expect(nutritionOf(recipeOf(['400 g spaghetti', '100 g butter', '1 tsp salt', 'black pepper']))).toEqual({
    // (4 × 371 + 717) / 4; the salt is 6 g of the spoon and what is in pasta and butter.
    per_serving: {
      kcal: 550,
      protein_g: 13.3,
      fat_g: 21.8,
      saturated_fat_g: 12.9,
      carbohydrate_g: 71.5,
      sugars_g: 2.7,
      fibre_g: 3.2,
      salt_g: 1.48,
    },
    total: expect.objectContaining({ kcal: 2201 }),
    counted: { lines: 3, of: 4, by_weight: 1 },
    lines: [
      { ingredient_id: 'line-0', grams: 400, food: 'spaghetti', source: 'USDA SR 28, 20420: Pasta, dry, unenriched' },
      { ingredient_id: 'line-1', grams: 100, food: 'butter', source: 'USDA SR 28, 01145: Butter, without salt' },
      { ingredient_id: 'line-2', grams: 6, food: 'salt', source: 'USDA SR 28, 02047: Salt, table' },
      { ingredient_id: 'line-3', why: 'no_amount', food: 'black-pepper' },
    ],
  })
})

describe('what is not known', () => {
  test('a line that is not counted is told, and lowers the share of the weight', () => {
    const { counted, lines, per_serving } = nutritionOf(recipeOf(['400 g spaghetti', '30 g halloumi']))
    expect(counted).toEqual({ lines: 1, of: 2, by_weight: 0.93 })
    expect(lines[1]).toEqual({ ingredient_id: 'line-1', why: 'not_measured', food: 'halloumi', grams: 30 })
    expect(per_serving?.kcal).toBe(371)
  })

  testTable([
    ['less than 90 % of the weight is counted', ['400 g spaghetti', '80 g halloumi'], 0.83],
    ['much of the energy may be in the rest', ['1 kg carrots', '90 g halloumi'], 0.91],
    ['much of it is a vegetable in another form', ['200 g carrots', '500 g cabbage, cooked'], 0.28],
    ['the rest is little only beside water', ['200 g carrots', '100 g halloumi', '3 litres water'], 0.66],
  ])('there are no figures where something is not known', (_, contents, by_weight) => {
    const { counted, per_serving, total } = nutritionOf(recipeOf(contents))
    expect([per_serving, total, counted.by_weight]).toEqual([null, null, by_weight])
  })

  testTable(heavy)('with what cannot be weighed among little else there are no figures', (line) => {
    const { per_serving, total } = nutritionOf(recipeOf(['100 g carrots', line]))
    expect(per_serving).toBeNull()
    expect(total).toBeNull()
  })

  test('nothing counted is no zero', () => {
    expect(nutritionOf(recipeOf(['salt', 'pepper'])).per_serving).toBeNull()
    expect(nutritionOf(recipeOf([])).counted).toEqual({ lines: 0, of: 0, by_weight: 0 })
  })

  test('what the source did not measure of a food that matters is not known of the whole', () => {
    // The sugars of couscous were not measured, those of thyme neither, of which there is next to nothing.
    expect(nutritionOf(recipeOf(['300 g couscous', '200 g carrots'])).per_serving?.sugars_g).toBeNull()
    expect(nutritionOf(recipeOf(['300 g carrots', '1 tsp thyme'])).per_serving?.sugars_g).toBeGreaterThan(0)
  })

  testTable([
    ['en', ['1 kg pork belly', 'For the brine:', '2 l water', '100 g sugar', 'For the sauce:', '100 g butter'], []],
    [
      'fr',
      ['1 kg de poitrine de porc', 'Pour la saumure :', '2 l d’eau', '100 g de sucre', 'Sauce :', '100 g de beurre'],
      [],
    ],
    [
      'en',
      ['1 kg pork belly', 'Marinade:', '200 ml olive oil', 'For the sauce:', '100 g butter'],
      ['Discard the marinade.'],
    ],
    [
      'fr',
      ['1 kg de poitrine de porc', 'Marinade :', '20 cl d’huile', 'Sauce :', '100 g de beurre'],
      ['Jetez la marinade.'],
    ],
  ] as const)('a brine, and a marinade that is thrown away, are not eaten', (language, contents, steps) => {
    const directions = steps.map((content) => ({ content }))
    const { lines, counted, total } = nutritionOf({ ...recipeOf(contents, 4, language), directions })
    const left = lines.filter((line) => 'why' in line)
    expect(left.map((line) => 'why' in line && line.why)).toEqual(left.map(() => 'not_eaten'))
    expect(counted.lines).toBe(2)
    // 1 kg of belly and 100 g of butter.
    expect(total?.kcal).toBe(5180 + 717)
  })

  test('of a pan of oil a tenth of the weight of what is fried in it is taken up, and never more than there is', () => {
    const fried = (oil: string) => nutritionOf(recipeOf(['1 kg potatoes', oil])).lines[1]
    expect(fried('2 litres sunflower oil, for deep-frying')).toMatchObject({ grams: 100 })
    expect(fried('oil, for deep-frying')).toMatchObject({ grams: 100 })
    expect(fried('2 tbsp oil, for frying')).toMatchObject({ grams: 27.2 })
  })

  test('headings are no lines', () => {
    expect(nutritionOf(recipeOf(['For the sauce:', '400 g spaghetti'])).counted.of).toBe(1)
  })
})

describe('any recipe', () => {
  const lines = fc.array(fc.constantFrom(...known, ...aside, ...heavy), { minLength: 1, maxLength: 8 })

  test('for more people it holds as much more, and a portion the same', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 40 }), (contents, own, serves) => {
        const here = nutritionOf(recipeOf(contents, own), serves)
        const asWritten = nutritionOf(recipeOf(contents, own))
        expect(here.per_serving).toEqual(asWritten.per_serving)
        expect(here.counted).toEqual(asWritten.counted)
        const expected = ((asWritten.total?.kcal ?? 0) * serves) / own
        expect(Math.abs((here.total?.kcal ?? 0) - expected)).toBeLessThanOrEqual(0.5 + (0.5 * serves) / own)
      }),
    )
  })

  test('it holds in all as many portions as it serves', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 30 }), (contents, serves) => {
        const { per_serving, total } = nutritionOf(recipeOf(contents, serves))
        for (const [name, whole] of Object.entries(total ?? {})) {
          const portion = new Map(Object.entries(per_serving ?? {})).get(name)
          // What is not measured matters, or does not, for both alike; both are rounded.
          if (portion == null) expect(whole).toBeNull()
          else expect(Math.abs(portion * serves - Number(whole))).toBeLessThanOrEqual(0.5 * serves + 0.5)
        }
      }),
    )
  })

  test('the order of its lines does not matter', () => {
    const shuffled = lines.chain((contents) =>
      fc.shuffledSubarray(contents, { minLength: contents.length }).map((other) => [contents, other] as const),
    )
    fc.assert(
      fc.property(shuffled, ([contents, other]) => {
        const [here, there] = [nutritionOf(recipeOf(contents)), nutritionOf(recipeOf(other))]
        expect(there.counted).toEqual(here.counted)
        expect(there.per_serving === null).toBe(here.per_serving === null)
        expect(Math.abs((there.total?.kcal ?? 0) - (here.total?.kcal ?? 0))).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('what is only for taste, or not known, never changes a figure', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom(...aside, ...heavy), (contents, more) => {
        const before = nutritionOf(recipeOf(contents))
        const after = nutritionOf(recipeOf([...contents, more]))
        if (after.total) expect(after.total).toEqual(before.total)
        expect(after.counted.of).toBe(before.counted.of + 1)
        expect(after.counted.lines).toBe(before.counted.lines)
      }),
    )
  })

  test('every line is told once, counted or why not, and no text is too odd', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...known), fc.string({ unit: 'grapheme' })), { maxLength: 6 }),
        fc.constantFrom(...checkedLanguages),
        (contents, language) => {
          const { counted, lines: told } = nutritionOf(recipeOf(contents, 2, language))
          expect(told).toHaveLength(counted.of)
          expect(told.filter((line) => !('why' in line))).toHaveLength(counted.lines)
          expect(counted.by_weight).toBeGreaterThanOrEqual(0)
          expect(counted.by_weight).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})
