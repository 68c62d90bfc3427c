import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Links to files with recipes, which are good once: an account has one, the newest. */
export const exports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('exports')
      .addColumn('user_id', 'text', (made) => made.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (made) => made.notNull().unique())
      .addColumn('format', 'text', (made) => made.notNull())
      .addColumn('recipe_ids', 'text')
      .addColumn('expires_at', 'text', (made) => made.notNull())
      .execute()
  },
}
