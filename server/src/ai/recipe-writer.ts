import type { PartialDraft } from '@roux/contract/draft'
import type { RecipeRequest } from '@roux/contract/generation'

/**
 * Writes a recipe for a request, whoever does the cooking. Yields the draft so far, each richer than the last; the
 * last is the whole, and valid. Fails with a `WriterError`, or with the signal's reason once the signal has aborted.
 * A caller that stops reading early stops the writing too.
 */
export interface RecipeWriter {
  readonly kind: 'kitchen' | 'provider'
  write(request: RecipeRequest, signal: AbortSignal): AsyncIterable<PartialDraft>
}
