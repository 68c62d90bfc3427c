import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import { improveRecipe } from './improve-recipe.ts'

const millilitresOf = ({ ingredients }: Draft) =>
  ingredients.reduce((sum, line) => {
    const [, number = '0', unit] = /^([\d.,]+) (ml|l|litres?) (?:of |de |d')?(?!double|crème)/.exec(line) ?? []
    return sum + Number(number.replace(',', '.')) * (unit === 'ml' ? 1 : 1000)
  }, 0)
const foodsOf = ({ ingredients }: Draft) =>
  ingredients.map((line) => line.replace(/[\d.,½¼¾]+ ?(?:ml|l|litres?|g|kg)?/g, ''))

testTable<[dish: string, wishes: readonly string[], KitchenLanguage]>([
  ['beef stew', ['in the slow cooker'], 'en'],
  ['coq au vin', ['no alcohol', 'in the slow cooker'], 'en'],
  ['osso buco', ['slow cooker please'], 'en'],
  ['lamb rogan josh', ['do it in the slow cooker'], 'en'],
  ['goulash', ['à la mijoteuse'], 'fr'],
  ['blanquette de veau', ['à la mijoteuse'], 'fr'],
  ['carbonade flamande', ['sans bière', 'à la mijoteuse'], 'fr'],
])('a stew goes into the slow cooker with its own foods and less to boil away', (dish, wishes, language) => {
  const request = { user_input: dish, language, preferences: null, serves: null, max_minutes: null }
  const [last = '', ...first] = wishes.toReversed()
  const before = first.reduce<ReturnType<typeof composeRecipe>>(
    (recipe, wish) => improveRecipe(recipe, wish, language),
    composeRecipe(request),
  )
  const after = improveRecipe(before, last, language)
  expect(after.directions.join(' ')).toMatch(
    /slow cooker, cover and cook on low|la mijoteuse, couvrez et laissez cuire/,
  )
  expect(foodsOf(after)).toEqual(foodsOf(before))
  expect(millilitresOf(after)).toBeLessThan(millilitresOf(before))
})
