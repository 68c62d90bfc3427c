import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who wrote each content of a recipe. What was stored before does not say. */
export const writtenBy: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['recipes', 'recipe_versions']) {
      await db.schema.alterTable(table).addColumn('written_by', 'text').execute()
    }
  },
}
