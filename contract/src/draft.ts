import * as z from 'zod/mini'
import { draftFields, pick } from './content-fields.ts'
import { limits } from './limits.ts'
import { RecipeContent } from './recipe-content.ts'
import { text } from './text.ts'

const lines = z.array(text(1, limits.item)).check(z.minLength(1), z.maxLength(limits.items))

/**
 * A recipe as a writer makes it, before it has ids and an owner: what an AI provider must answer and what the
 * built-in kitchen composes. One entry per ingredient line and per step, in order; its language is that of the request.
 */
export const Draft = z.object({
  ...pick(RecipeContent.shape, draftFields),
  ingredients: lines,
  directions: lines,
})

export type Draft = z.infer<typeof Draft>

/** A draft while it is being written: fields appear in their order, the last text may be cut. */
export type PartialDraft = { readonly [Field in keyof Draft]?: Draft[Field] }
