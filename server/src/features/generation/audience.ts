import type { PartialDraft } from '@roux/contract/draft'
import type { Orderer } from '../../ai/recipe-writer.ts'

/** Whoever waits for a recipe. */
export interface Audience extends Orderer {
  /** Shows what there is so far; false where nobody sees anything before the end. */
  readonly sendDraft: (draft: PartialDraft) => boolean
}
