import type { Draft, PartialDraft } from '@roux/contract/draft'
import type { RecipeRequest } from '@roux/contract/generation'

/** What a writer is asked for: a new recipe, or a better version of one. */
export type WritingRequest = RecipeRequest & {
  /** The recipe to improve, as its cook stored it: its lists may be empty, and its words are anybody's. */
  readonly improves?: Draft
}

/**
 * Writes a recipe for a request, whoever does the cooking. Yields the draft so far, each richer than the last; the
 * last is the whole, and valid. Fails with a `WriterError`, or with the signal's reason once the signal has aborted.
 * A caller that stops reading early stops the writing too.
 */
export interface RecipeWriter {
  readonly kind: 'kitchen' | 'provider'
  write(request: WritingRequest, signal: AbortSignal): AsyncIterable<PartialDraft>
}
