import type { PartialDraft } from '@roux/contract/draft'

/** Whoever waits for a recipe. */
export interface Audience {
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal
  /** Shows what there is so far; false where nobody sees anything before the end. */
  readonly sendDraft: (draft: PartialDraft) => boolean
}
