import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What cooks find their recipes again by. */
export const tags: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('recipes')
      .addColumn('tags', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
  },
}
