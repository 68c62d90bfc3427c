import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What recipes are found by: the foods of their list, the diet that they keep, by which reading of ours both were found,
 * and whose turn it was to change: an account counts its changes, so that what has changed since is known.
 */
export const finding: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('recipes')
      .addColumn('foods', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
    await db.schema.alterTable('recipes').addColumn('diet', 'text').execute()
    await db.schema
      .alterTable('recipes')
      .addColumn('reading', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    for (const [table, column] of [
      ['recipes', 'turn'],
      ['users', 'turns'],
    ] as const) {
      await db.schema
        .alterTable(table)
        .addColumn(column, 'integer', (made) => made.notNull().defaultTo(0))
        .execute()
    }
    // Of all rows, but for those queries alone that ask for turns: the list of an account has an index of its own.
    await sql`create index recipes_by_turn on recipes (user_id, turn, id) where turn >= 0`.execute(db)
    await db.schema.createIndex('recipes_by_reading').on('recipes').columns(['reading', 'id']).execute()
  },
}
