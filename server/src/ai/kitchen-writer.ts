import { isOfKitchen } from '@roux/contract/language'
import { runTask } from '../threads/run-task.ts'
import { WriterError } from './provider/writer-error.ts'
import type { Orderer, RecipeWriter, WritingRequest } from './recipe-writer.ts'

/** The built-in kitchen: composes a recipe in a few milliseconds, without any provider. */
export function kitchenWriter(): RecipeWriter {
  return {
    kind: 'kitchen',
    async *write(request, orderer) {
      orderer.signal.throwIfAborted()
      yield await write(request, orderer)
    },
  }
}

/** A recipe of which there is only a title is not improved but composed, for that title and the wish. */
function write({ improves, ...request }: WritingRequest, orderer: Orderer) {
  const { user_input, language, from = language, preferences } = request
  // From another language it could tell nothing, and into another write nothing.
  if (!isOfKitchen(language) || !isOfKitchen(from))
    throw new WriterError('provider_refused', { why: 'the kitchen has no words of this language', retry: 'never' })
  const asked = { ...request, language }
  if (!improves) return runTask(orderer, 'composeRecipe', asked, request.seed)
  const isWhole = improves.ingredients.length > 0 && improves.directions.length > 0
  return isWhole
    ? runTask(orderer, 'improveRecipe', improves, user_input, from, preferences)
    : runTask(orderer, 'composeRecipe', { ...asked, user_input: `${improves.title}, ${user_input}` })
}
