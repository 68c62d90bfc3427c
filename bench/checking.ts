import { allergens, diets } from '../contract/src/diet.ts'
import { limits } from '../contract/src/limits.ts'
import { checkRecipe } from '../cooking/src/checks/check-recipe.ts'
import { refuseRequest } from '../cooking/src/safety/refuse-request.ts'
import { modelRecipes } from '../cooking/test/checks/model-recipes.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'

const asked = {
  diets,
  allergies: allergens,
  other_allergies: ['kiwi', 'coriandre'],
  dislikes: ['ail', 'olives'],
  excluded: ['beurre'],
  wanted: ['chicken'],
  serves: 4,
  maxMinutes: 60,
  eaters: [],
}

const facts = { title: 'Roast chicken', description: '', preparation_time: 20, cook_time: 40, serves: 4 }

/** Pieces that make a slow search slow: words that may begin something longer, again and again. */
const pieces = ['beurre, ', 'sans beurre ni ', 'vegan ', '"egg" ', 'une noix de ', 'façon porc ', 'le ', '( ']

/** Checking a recipe against everything at once: one as they are, and the worst that is still checked. */
export function measureChecking(): Row[] {
  const lines = Object.values(modelRecipes).flatMap(({ recipe }) => [...recipe.ingredients, ...recipe.directions])
  const usual = { ...facts, ingredients: lines.slice(0, 20), directions: lines.slice(-10) }
  const worst = pieces.map((piece) => ({
    ...facts,
    ingredients: ['1 egg'],
    directions: [piece.repeat((limits.checkedText - 100) / piece.length)],
  }))
  const times = Array.from({ length: 300 }, () => timeOf(() => checkRecipe(usual, { ...asked, language: 'en' })))
  const worstTimes = worst.map((recipe) => timeOf(() => checkRecipe(recipe, { ...asked, language: 'fr' })))
  const sentences = Object.values(modelRecipes).map(({ recipe }) => recipe.title)
  for (const sentence of sentences) refuseRequest(sentence)
  const refusals = sentences.flatMap((sentence) =>
    Array.from({ length: 20 }, () => timeOf(() => refuseRequest(sentence))),
  )
  return [
    [
      'all checks of a recipe of 30 lines, median / 99 %',
      `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.99).toFixed(1)} ms`,
    ],
    [
      'whether a request is dangerous, median / 99 %',
      `${percentile(refusals, 0.5).toFixed(2)} / ${percentile(refusals, 0.99).toFixed(2)} ms`,
    ],
    ['… of the longest hostile one', `${Math.round(Math.max(...worstTimes))} ms`],
  ]
}

function timeOf(run: () => unknown): number {
  const started = performance.now()
  run()
  return performance.now() - started
}
