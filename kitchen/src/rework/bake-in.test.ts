import { blankDraft } from '@roux/contract/blank-draft'
import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import { improveRecipe } from './improve-recipe.ts'

const plain = { ...blankDraft, preparation_time: 10, cook_time: 20, serves: 4 }

describe('what is added to what is baked', () => {
  const cakes: Record<KitchenLanguage, readonly string[]> = {
    en: ['pound cake', 'brownies', 'banana bread', 'muffins', 'cookies', 'Victoria sponge', 'madeleines'],
    fr: ['gâteau au yaourt', 'quatre-quarts', 'muffins', 'clafoutis', 'cookies', 'marbré', 'sablés'],
  }
  const wishes: Record<KitchenLanguage, readonly string[]> = {
    en: ['add apples', 'add pecans', 'add white chocolate', 'with raisins', 'add cinnamon'],
    fr: ['ajoute des pommes', 'avec des noix de pécan', 'ajoute du chocolat blanc', 'ajoute de la cannelle'],
  }
  const compose = (user_input: string, language: KitchenLanguage) =>
    composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })

  test.each(['en', 'fr'] as const)('goes into the batter in %s, or stays out', (language) => {
    const faults = cakes[language].flatMap((cake) =>
      wishes[language].flatMap((wish) => {
        const before = compose(cake, language)
        const { ingredients, directions } = improveRecipe(before, wish, language)
        const step = directions.findIndex((one) => !before.directions.includes(one))
        const bake = directions.findIndex((one) => /\bbake\b|enfourne/i.test(one) && /\d min/.test(one))
        const isAdded = ingredients.length > before.ingredients.length
        return isAdded && (step < 0 || step > bake) ? [`"${wish}" on ${cake}: ${directions[step]}`] : []
      }),
    )
    expect(faults).toEqual([])
  })

  testTable<[dish: string, wish: string, language: KitchenLanguage]>([
    ['quiche lorraine', 'add chilli', 'en'],
    ['quiche lorraine', 'ajoute du piment', 'fr'],
  ])('on a base it lies under the filling', (dish, wish, language) => {
    const { directions } = improveRecipe(compose(dish, language), wish, language)
    const step = directions.findIndex((one) => /over the base\.$|sur le fond\.$|into the mixture\.$/.test(one))
    expect(step).toBeGreaterThan(0)
    expect(step).toBeLessThan(directions.length - 1)
  })

  test('goes between two sentences of one step', () => {
    const cake: Draft = {
      ...plain,
      title: 'Cake',
      ingredients: ['200 g flour', '3 eggs', '150 g sugar', '1 tsp baking powder'],
      directions: ['Whisk the eggs and sugar and mix in the flour. Pour into a tin and bake for 40 min.'],
    }
    expect(improveRecipe(cake, 'add walnuts', 'en').directions).toEqual([
      'Whisk the eggs and sugar and mix in the flour.',
      'Fold the walnuts into the mixture.',
      'Pour into a tin and bake for 40 min.',
    ])
    const short = { ...cake, directions: ['Mix everything, pour into a tin and bake for 40 min.'] }
    expect(accountOf(improveRecipe(short, 'add walnuts', 'en'))).toBe('not_kept food no_place: walnuts')
  })
})
