import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Where recipes were brought in from, and what tells that one is there already: its address, or its title. */
export const sources: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('recipes').addColumn('source', 'text').execute()
    await db.schema.alterTable('recipes').addColumn('source_key', 'text').execute()
    // The account stands last: all recipes of one are wanted in order, which these indexes have not.
    await db.schema.createIndex('recipes_by_source').on('recipes').columns(['source_key', 'user_id']).execute()
    await db.schema.createIndex('recipes_by_title').on('recipes').columns(['title', 'user_id']).execute()
  },
}
