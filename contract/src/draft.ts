import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { text } from './text.ts'

const minutes = z.int().check(z.minimum(0), z.maximum(limits.minutes))

/**
 * A recipe as a writer makes it, before it has ids and an owner: what an AI provider must answer and what the
 * built-in kitchen composes. Times in whole minutes; one entry per ingredient line and per step, in order.
 * The order of the fields is the order in which they are written and shown.
 */
export const Draft = z.object({
  title: text(1, limits.title),
  description: text(0, limits.description),
  preparation_time: minutes,
  cook_time: minutes,
  serves: z.int().check(z.minimum(1), z.maximum(limits.serves)),
  ingredients: z.array(text(1, limits.item)).check(z.minLength(1), z.maxLength(limits.items)),
  directions: z.array(text(1, limits.item)).check(z.minLength(1), z.maxLength(limits.items)),
})

export type Draft = z.infer<typeof Draft>

/** A draft while it is being written: fields appear in their order, the last text may be cut. */
export type PartialDraft = { readonly [Field in keyof Draft]?: Draft[Field] }
