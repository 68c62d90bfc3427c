import { GenerateRequest } from '@roux/contract/generation'
import { composeRecipe } from '@roux/kitchen/compose/compose-recipe'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'

const prompts = [
  'a quick vegan chickpea and spinach curry for 2',
  'une tarte aux poireaux sans gluten pour 6 personnes',
  'roast chicken with lemon, no garlic, under an hour',
  'test',
  'un gâteau au chocolat sans oeufs et sans lait',
  'dinner',
  "j'ai des courgettes, du riz, des œufs, un oignon et un reste de poulet",
  'ratatouile vegan, 4 ppl',
]

/** How often somebody asks for another one. */
const askedAgain = 5

/** How long the built-in kitchen takes for a recipe; the longest may be no longer than 5 ms on a quiet machine. */
export function measureComposing(): Row[] {
  const requests = prompts.map((user_input, place) =>
    GenerateRequest.parse({ user_input, language: place % 2 ? 'fr' : 'en' }),
  )
  const samples: number[] = []
  for (const request of requests) composeRecipe(request, 0)
  for (let round = 0; round < 500; round += 1) {
    for (const request of requests) {
      const started = performance.now()
      composeRecipe(request, round % askedAgain)
      samples.push(performance.now() - started)
    }
  }
  return [
    [
      'a recipe of the built-in kitchen, median / 99 %',
      `${percentile(samples, 0.5).toFixed(2)} / ${percentile(samples, 0.99).toFixed(2)} ms`,
    ],
  ]
}
