import type { ReadRecipe } from '@roux/contract/read-recipe'
import { useState } from 'react'
import type { RecipeOrder } from '../../api/generate-recipe.ts'
import { improveRecipe } from '../../api/recipes.ts'
import { logFailure } from '../../browser/log-failure.ts'
import { useOnlyCall } from '../../browser/use-only-call.ts'

type Improvement = { state: 'idle' } | { state: 'loading'; ahead: number } | { state: 'failed'; cause: unknown }

interface ImprovementControl {
  improvement: Improvement
  start(wish: string, writer?: RecipeOrder['writer']): void
}

/** Asks for a better version of a recipe. Leaving ends the call. */
export function useImprovement(
  recipeId: string,
  onImproved: (wish: string, recipe: ReadRecipe) => void,
): ImprovementControl {
  const [improvement, setImprovement] = useState<Improvement>({ state: 'idle' })
  const call = useOnlyCall()

  const run = async (wish: string, writer: RecipeOrder['writer']) => {
    const signal = call.begin()
    setImprovement({ state: 'loading', ahead: 0 })
    const onPlace = (ahead: number) => setImprovement({ state: 'loading', ahead })
    try {
      const recipe = await improveRecipe(recipeId, wish, { signal, writer, onPlace })
      if (!signal.aborted) onImproved(wish, recipe)
    } catch (cause) {
      if (signal.aborted) return
      logFailure('improving a recipe failed', cause)
      setImprovement({ state: 'failed', cause })
    }
  }

  return { improvement, start: (wish, writer) => void run(wish, writer) }
}
