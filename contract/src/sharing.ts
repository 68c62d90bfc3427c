import * as z from 'zod/mini'
import { Recipe } from './recipe.ts'

/** What a link to a recipe is to be; what is not sent stays. */
export const ShareRequest = z.object({
  /** From when on it opens nothing; null is never. */
  expires_at: z.optional(z.nullable(z.iso.datetime({ precision: 3 }))),
  /** Whether search engines may list the page. */
  published: z.optional(z.boolean()),
})

export type ShareRequest = z.infer<typeof ShareRequest>

/** A link that shows one recipe to whoever has it. */
export const Share = z.object({
  url: z.string(),
  expires_at: z.nullable(z.iso.datetime({ precision: 3 })),
  published: z.boolean(),
})

export type Share = z.infer<typeof Share>

/** A link, and what it is to. */
export const LinkOf = z.extend(Share, { recipe_id: z.uuid(), created_at: z.iso.datetime({ precision: 3 }) })

/** The links of everybody, newest first. */
export const Links = z.object({
  data: z.array(z.extend(LinkOf, { title: z.string(), email: z.string() })),
  count: z.int(),
})

export type Links = z.infer<typeof Links>

/** A recipe as a link shows it: nobody's, without notes, and without what was found of its owner. */
export const SharedRecipe = z.omit(Recipe, { deleted_at: true })

/** What this Roux is and can do, for whoever opens it. */
export const About = z.object({
  name: z.string(),
  version: z.string(),
  /** Whether an AI provider writes the recipes. */
  provider: z.boolean(),
  pictures: z.boolean(),
  /** Whether it runs on the server itself, so that what is sent to it goes nowhere else. */
  provider_here: z.boolean(),
  sharing: z.boolean(),
  fetching: z.boolean(),
})

export type About = z.infer<typeof About>
