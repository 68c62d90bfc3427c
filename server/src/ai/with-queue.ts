import { type FairQueue, OverloadedError } from '../fair-queue.ts'
import { guarded } from './guarded.ts'
import { WriterError } from './provider/writer-error.ts'
import type { RecipeWriter } from './recipe-writer.ts'

/** A recipe takes about as long to write. */
const retryAfterSeconds = 10

/**
 * The same writer, asked in turn. Who would make the line too long, or has most in it when it is, is told
 * `provider_busy`, and whoever leaves gives up the place.
 */
export function withQueue(writer: RecipeWriter, queue: FairQueue): RecipeWriter {
  return guarded(writer, async function* (orderer, ask) {
    const { takeTurn = (enter) => enter() } = orderer
    const leave = await takeTurn(() => queue.enter(orderer, orderer.onPlace)).catch((error: unknown) => {
      if (!(error instanceof OverloadedError)) throw error
      throw new WriterError('provider_busy', { why: 'the line of waiting calls is full', retryAfterSeconds })
    })
    try {
      yield* ask()
    } finally {
      leave()
    }
  })
}
