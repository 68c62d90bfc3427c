import { composeRecipe } from '@roux/cooking/kitchen/compose-recipe'
import type { RecipeWriter } from './recipe-writer.ts'

/** The built-in kitchen: composes a recipe in a few milliseconds, without any provider. */
export function kitchenWriter(): RecipeWriter {
  return {
    kind: 'kitchen',
    // biome-ignore lint/suspicious/useAwait: one draft, made at once; asynchronous only because other writers are
    async *write(request, signal) {
      signal.throwIfAborted()
      yield composeRecipe(request)
    },
  }
}
