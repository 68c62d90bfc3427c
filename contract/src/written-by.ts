import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { text } from './text.ts'

/**
 * Who wrote the content of a recipe: `kitchen`, or the name of an AI provider with its model. A recipe that a cook wrote
 * or brought in says nothing. It is what whoever saved the recipe says of it, like its source, and no proof.
 */
export const WrittenBy = z.object({
  provider: text(1, limits.writerName),
  model: z.nullable(text(1, limits.writerName)),
})

export type WrittenBy = z.infer<typeof WrittenBy>
