import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Where recipes were brought in from, and what tells that one is there already: its address, or its title. */
export const sources: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('recipes').addColumn('source', 'text').execute()
    await db.schema.alterTable('recipes').addColumn('source_key', 'text').execute()
    await db.schema.createIndex('recipes_by_source').on('recipes').columns(['user_id', 'source_key']).execute()
    await db.schema.createIndex('recipes_by_title').on('recipes').columns(['user_id', 'title']).execute()
  },
}
