import * as z from 'zod/mini'
import { errorCodes } from './error-bodies.ts'
import { limits } from './limits.ts'
import { Tags } from './tags.ts'

/** What is done with each of many recipes. */
export const recipesActions = ['delete', 'restore', 'tag'] as const

export type RecipesAction = (typeof recipesActions)[number]

export const RecipesChange = z.object({
  /** Each counts once. */
  ids: z.array(z.string().check(z.maxLength(limits.title))).check(z.minLength(1), z.maxLength(limits.changedAtOnce)),
  action: z.enum(recipesActions),
  /** For `tag`: what each gets and loses of tags; the others stay. */
  add_tags: z._default(Tags, []),
  remove_tags: z._default(Tags, []),
})

export type RecipesChange = z.output<typeof RecipesChange>

/** What became of each: one that cannot be changed is no matter to the others. */
export const ChangedRecipes = z.object({
  done: z.array(z.string()),
  failed: z.array(z.object({ id: z.string(), code: z.enum(errorCodes) })),
})

export type ChangedRecipes = z.infer<typeof ChangedRecipes>
