import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When each earlier content of a recipe was made. What was stored before says only until when it was there. */
export const versionDates: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('recipe_versions').addColumn('made_at', 'text').execute()
  },
}
