import * as z from 'zod/mini'
import { Preferences } from './generation.ts'
import { Recipe, RecipeVersion } from './recipe.ts'
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
  sessions: z.array(z.object({ created_at: z.string(), expires_at: z.string() })),
})

export type AccountExport = z.infer<typeof AccountExport>
