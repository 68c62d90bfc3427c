import { composeRecipe } from '@roux/cooking/kitchen/compose-recipe'
import { improveRecipe } from '@roux/cooking/kitchen/improve-recipe'
import type { Written } from '@roux/cooking/kitchen/written'
import type { RecipeWriter, WritingRequest } from './recipe-writer.ts'

/** The built-in kitchen: composes a recipe in a few milliseconds, without any provider. */
export function kitchenWriter(): RecipeWriter {
  return {
    kind: 'kitchen',
    // biome-ignore lint/suspicious/useAwait: one draft, made at once; asynchronous only because other writers are
    async *write(request, { signal }) {
      signal.throwIfAborted()
      yield write(request)
    },
  }
}

/** A recipe of which there is only a title is not improved but composed, for that title and the wish. */
function write(request: WritingRequest): Written {
  const { improves, user_input, language, from = language, preferences } = request
  if (!improves) return composeRecipe(request, request.seed)
  const isWhole = improves.ingredients.length > 0 && improves.directions.length > 0
  return isWhole
    ? improveRecipe(improves, user_input, from, preferences)
    : composeRecipe({ ...request, user_input: `${improves.title}, ${user_input}` })
}
