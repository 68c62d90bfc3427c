import * as z from 'zod/mini'
import { Preferences } from './generation.ts'
import { Recipe, RecipeVersion } from './recipe.ts'
import { LinkOf } from './sharing.ts'
import { User } from './user.ts'

/** Everything of an account in one file. */
export const AccountExport = z.object({
  exported_at: z.iso.datetime({ precision: 3 }),
  user: User,
  preferences: Preferences,
  /** Deleted ones too, as long as they can be restored. */
  recipes: z.array(z.extend(Recipe, { deleted_at: z.nullable(z.string()), versions: z.array(RecipeVersion) })),
  /** The same recipes for other programs: schema.org/Recipe as JSON-LD. */
  recipes_json_ld: z.array(z.record(z.string(), z.unknown())),
  /** What the writing of recipes and of answers took, for the 90 days that it is kept. */
  generations: z.array(
    z.object({
      kind: z.enum(['generate', 'improve', 'ask', 'read']),
      /** `kitchen`, or the AI provider that was asked, and its model. */
      provider: z.string(),
      model: z.nullable(z.string()),
      /** `written`, `left` (the cook did not wait), or the code of the error, also where the kitchen stepped in. */
      outcome: z.string(),
      calls: z.int(),
      tokens_in: z.int(),
      tokens_out: z.int(),
      duration_ms: z.int(),
      created_at: z.string(),
    }),
  ),
  /** To recipes. */
  links: z.array(LinkOf),
  sessions: z.array(z.object({ created_at: z.string(), expires_at: z.string() })),
})

export type AccountExport = z.infer<typeof AccountExport>
