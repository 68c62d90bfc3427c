import type { WriterErrorCode } from '@roux/contract/errors'
import type { RecipeWriter } from './recipe-writer.ts'
import { FormatRefusedError, WriterError } from './writer-error.ts'

/** As short as a recipe can be. */
const request = {
  user_input: 'A boiled egg',
  language: 'en',
  preferences: null,
  serves: 1,
  max_minutes: null,
} as const

/**
 * Whether the writer writes: a small recipe is asked for and thrown away. With a provider this is a call that costs, and
 * one more for each format that the model turns out not to take.
 * @param onFailure gets what went wrong, in words that may stand in the log
 * @returns null where all is well
 * @throws the signal's reason once it has aborted
 */
export async function checkWriter(
  writer: RecipeWriter,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<WriterErrorCode | null> {
  try {
    await write(writer, signal)
    return null
  } catch (error) {
    if (!(error instanceof WriterError)) throw error
    onFailure(error)
    return error.code
  }
}

async function write(writer: RecipeWriter, signal: AbortSignal): Promise<void> {
  try {
    // To its end: what begins well may still be no recipe.
    for await (const _draft of writer.write(request, signal));
  } catch (error) {
    // The writer goes on to the next format, until none is left.
    if (!(error instanceof FormatRefusedError)) throw error
    await write(writer, signal)
  }
}
