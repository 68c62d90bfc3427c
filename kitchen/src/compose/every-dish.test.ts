import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import { findMeasures } from '@roux/cooking/amounts/find-measures'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { writtenAgain } from '../../test/written-again.ts'
import { dishes } from '../template/dishes.ts'
import { composeRecipe } from './compose-recipe.ts'
import { minutesTold } from './timely.ts'
import type { Written } from './written.ts'

const cases = dishes.flatMap((dish) => kitchenLanguages.map((language) => ({ dish, language })))

testTable(cases)(
  'every dish varies, takes as long as its steps and its description say, and is written again word for word',
  ({ dish, language }) => {
    const user_input = dish.names[language][0] ?? dish.id
    const request = { user_input, language, preferences: null, serves: null, max_minutes: null }
    const recipes = [0, 1, 2, 3, 4].map((seed) => composeRecipe(request, seed))
    const [first, second] = recipes
    expect(new Set(recipes.map((recipe) => JSON.stringify(recipe))).size, 'recipes').toBeGreaterThanOrEqual(2)
    return [
      ...recipes.slice(0, 1).flatMap((recipe) => mistimed(recipe, language)),
      ...[first, second].flatMap((recipe) => (recipe ? promised(recipe) : [])),
      ...[first, recipes[3]].flatMap((recipe) => (recipe ? otherwise(recipe, language) : [])),
    ]
  },
)

/** About as long as its steps say. */
function mistimed({ directions, preparation_time, cook_time }: Written, language: KitchenLanguage): string[] {
  const spoken = directions.join(' ')
  const times = findMeasures(spoken, language)
    .filter(({ kind }) => kind === 'time')
    .map(({ start, end }) => minutesIn(spoken.slice(start, end)))
  const total = preparation_time + cook_time
  const isShort = total < Math.max(0, ...times)
  const isLong = total > times.reduce((sum, one) => sum + one, 0) + 60
  return isShort || isLong ? [`${total} min, and its steps ${times.join()}`] : []
}

function minutesIn(text: string): number {
  const hours = /(\d+) h(?: (\d+))?/.exec(text)
  if (hours) return Number(hours[1]) * 60 + Number(hours[2] ?? 0)
  return Number(/(\d+) min/.exec(text)?.[1] ?? 0)
}

/** No description promises less time than the recipe takes. */
function promised({ description, preparation_time, cook_time }: Written): string[] {
  const isLess = (minutesTold(description) ?? Infinity) < preparation_time + cook_time
  return isLess ? [`${description} takes ${preparation_time + cook_time} min`] : []
}

function otherwise(recipe: Written, language: KitchenLanguage): string[] {
  const { findings: _, ...draft } = recipe
  expect(writtenAgain(recipe, language)).toEqual(draft)
  return recipe.composition.length < limits.composition / 2 ? [] : ['its composition is long']
}
