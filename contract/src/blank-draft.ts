import { blankContent, draftFields, pick } from './content-fields.ts'
import type { Draft } from './draft.ts'

/** A draft of which nothing was written: what a writer that knows no such field leaves in it. */
export const blankDraft: Draft = { ...pick(blankContent, draftFields), ingredients: [], directions: [] }
