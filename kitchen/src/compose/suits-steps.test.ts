import type { KitchenLanguage } from '@roux/contract/language'
import { ingredientById, ingredients } from '@roux/cooking/foods/lexicon'
import { isFlesh } from '@roux/cooking/foods/restrictions'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { dishes } from '../template/dishes.ts'
import { takes } from '../template/slot-takes.ts'
import { composeRecipe } from './compose-recipe.ts'
import { prepOf } from './prep-of.ts'
import { suitsSteps } from './suits-steps.ts'

const compose = (user_input: string, language: KitchenLanguage, serves: number | null = null) =>
  composeRecipe({ user_input, language, preferences: null, serves, max_minutes: null })

const slots = dishes.flatMap(({ ways }) =>
  ways.flatMap((way) => Object.entries(way.slots).map(([name, slot]) => ({ way, name, slot }))),
)

test('what a dish is written with stands what its steps do to it', () => {
  const faults = slots.flatMap(({ way, name, slot: { first = [], vary = [], all = [] } }) =>
    [...first, ...vary, ...all]
      .filter((id) => !suitsSteps(way, name, ingredientById(id)))
      .map((id) => `${way.id} ${name}: ${id}`),
  )
  expect(faults).toEqual([])
})

const beaten = /\b(?:beaten|flattened|skinned|boned|soaked)\b/
const cut = /\b(?:cut|slices?|strips|cubes|wedges|quarters|halved)\b/
const small = new Set(['chickpea', 'white-bean', 'cooked-lentil', 'pea', 'sweetcorn', 'edamame', 'red-lentil'])

test('no food is cut or beaten that does not stand it, wherever it goes', () => {
  const faults = slots.flatMap(({ way, name, slot }) =>
    ingredients
      .filter((food) => takes(slot, food))
      .flatMap((food) => {
        const prep = prepOf({ ingredient: food, slot })?.en ?? ''
        const isWrong = small.has(food.id) ? cut.test(prep) : food.kind === 'tofu' && beaten.test(prep)
        return isWrong && !isFlesh(food) ? [`${way.id} ${name}: ${food.id}, ${prep}`] : []
      }),
  )
  expect(faults).toEqual([])
})

const gelling = new Set(['gelatine', 'agar', 'egg', 'cornflour'])

test('what is to set in a glass has something that sets it, whoever eats it', () => {
  const faults = ['vegan', 'no dairy', 'no eggs', 'Passover', 'halal', 'without gelatine', 'without agar'].flatMap(
    (diet) =>
      ['panna cotta', 'fruit jelly'].flatMap((dish) => {
        const { directions, composition } = compose(`${dish}, ${diet}`, 'en')
        const sets = directions.some((step) => /until (?:it is )?set|4 h, until/i.test(step))
        return sets && ![...gelling].some((id) => composition.includes(`"${id}"`)) ? [`${dish}, ${diet}`] : []
      }),
  )
  expect(faults).toEqual([])
})

const joints: readonly [string, KitchenLanguage, number][] = [
  ['roast lamb', 'en', 15],
  ['roast beef', 'en', 20],
  ['roast pork', 'en', 25],
  ["gigot d'agneau", 'fr', 15],
  ['rosbif', 'fr', 20],
  ['rôti de porc au four', 'fr', 25],
]
testTable<[string, KitchenLanguage, number]>(joints)(
  'a joint is roasted for as long as what there is of it takes',
  (dish, language, per) => {
    for (const serves of [4, 6, 8]) {
      const { ingredients: list, directions } = compose(dish, language, serves)
      const [, number = '', unit] =
        /^([\d.,]+) (kg|g) /.exec(list.find((line) => /^[\d.,]+ k?g /.test(line)) ?? '') ?? []
      const grams = Number(number.replace(',', '.')) * (unit === 'kg' ? 1000 : 1)
      const step = directions.find((one) => one.includes('500 g')) ?? ''
      const minutes = [...step.matchAll(/(\d+) min/g)].map(([, one]) => Number(one))
      expect(minutes.some((one) => Math.abs(one - (grams / 500) * per) <= 3)).toBe(true)
    }
  },
)

testTable<[string, KitchenLanguage, RegExp]>([
  ['chicken and broccoli bake', 'en', /chicken/i],
  ['cauliflower cheese with sausages', 'en', /sausages/i],
  ['gratin de courgettes et pommes de terre au poulet', 'fr', /poulet/i],
])(
  'what is fried for a dish from the oven is in it before it is baked, and in its name',
  (sentence, language, food) => {
    const { title, directions } = compose(sentence, language)
    const baked = directions.findLastIndex((step) => /\bbake\b|enfournez/i.test(step))
    expect(title).toMatch(food)
    expect(directions.findLastIndex((step) => food.test(step))).toBeLessThanOrEqual(baked)
  },
)
