import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { text } from './text.ts'
import { unitSystems } from './units.ts'

const question = text(1, limits.question)

/** The body of the ask call: a question about a recipe, and what went before it. */
export const AskRequest = z.object({
  question,
  /** The conversation so far, oldest first: the server keeps none. */
  before: z._default(
    z.array(z.object({ question, answer: text(1, limits.answer) })).check(z.maxLength(limits.earlierTurns)),
    [],
  ),
  /** The step that the cook is at, counted from 1. */
  step: z.optional(z.int().check(z.minimum(1), z.maximum(limits.items))),
  /** For how many the cook is making it, and in which units, where that is not as it is written. */
  serves: z.optional(z.int().check(z.minimum(1), z.maximum(limits.serves))),
  units: z.optional(z.enum(unitSystems)),
})

export type AskRequest = z.infer<typeof AskRequest>

/** Plain text: paragraphs, and nothing that a page would have to format. */
export const RecipeAnswer = z.object({ answer: z.string() })

export type RecipeAnswer = z.infer<typeof RecipeAnswer>
