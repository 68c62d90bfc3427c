import { allergens, diets } from '@roux/contract/diet'
import { expect, test } from 'vitest'
import { checkRecipe } from './check-recipe.ts'
import { modelRecipes } from './lines/model-recipes.ts'

// Every engine has one; the types of the platform are not loaded here.
declare const performance: { now: () => number }

const asked = {
  diets,
  allergies: allergens,
  otherAllergies: ['kiwi', 'coriandre'],
  dislikes: ['ail', 'olives'],
  excluded: ['beurre'],
  wanted: ['chicken'],
  serves: 4,
  maxMinutes: 60,
}

/** The shortest of some runs in ms: what the machine does beside it only adds. */
function shortest(run: () => void, runs: number): number {
  return Math.min(
    ...Array.from({ length: runs }, () => {
      const start = performance.now()
      run()
      return performance.now() - start
    }),
  )
}

test('a recipe of thirty lines is checked in less than 5 ms', () => {
  const lines = Object.values(modelRecipes).flatMap(({ recipe }) => [...recipe.ingredients, ...recipe.directions])
  const times = { title: 'Roast chicken', description: '', preparation_time: 20, cook_time: 40, serves: 4 }
  const recipe = { ...times, ingredients: lines.slice(0, 20), directions: lines.slice(-10) }
  expect(shortest(() => checkRecipe(recipe, { ...asked, language: 'en' }), 300)).toBeLessThan(5)
})

test.each(['beurre, ', 'sans beurre ni ', 'vegan ', '"egg" ', 'une noix de ', 'façon porc ', 'le ', '( '])(
  'text made of "%s" is read at once, however long',
  (piece) => {
    const times = { title: 'x', description: '', preparation_time: 20, cook_time: 40, serves: 4 }
    const run = (length: number) => () =>
      checkRecipe(
        { ...times, ingredients: ['1 egg'], directions: [piece.repeat(length / piece.length)] },
        { ...asked, language: 'fr' },
      )
    // A busy machine needs a fifth of this; were each word compared with each other one, it would be many times as long.
    expect(shortest(run(64_000), 3)).toBeLessThan(2000)
  },
)
