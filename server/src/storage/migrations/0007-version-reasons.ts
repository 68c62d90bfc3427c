import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How each content of a recipe came to be. What was stored before does not say. */
export const versionReasons: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['recipes', 'recipe_versions']) {
      for (const column of ['reason', 'wish']) await db.schema.alterTable(table).addColumn(column, 'text').execute()
    }
  },
}
