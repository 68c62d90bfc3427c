import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What cooks write on their recipes for themselves. */
export const notes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('recipes')
      .addColumn('notes', 'text', (made) => made.notNull().defaultTo(''))
      .execute()
    await db.schema.alterTable('recipes').addColumn('notes_updated_at', 'text').execute()
  },
}
