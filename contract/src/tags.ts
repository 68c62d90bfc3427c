import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { text } from './text.ts'

/** Words by which a cook finds recipes again: no content, like notes. */
export const Tags = z.array(text(1, limits.tag)).check(z.maxLength(limits.tags))

/** The tags of an account with the number of recipes that have them, the most used first. */
export const TagCounts = z.object({ data: z.array(z.object({ tag: z.string(), count: z.int() })) })

export type TagCounts = z.infer<typeof TagCounts>
