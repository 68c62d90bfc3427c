import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Of what the built-in kitchen made a recipe. What was stored before has none, like what somebody else wrote. */
export const compositions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('recipes')
      .addColumn('composition', 'text', (made) => made.notNull().defaultTo(''))
      .execute()
  },
}
