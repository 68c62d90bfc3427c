import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Links that show one recipe to whoever has them. */
export const shares: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('shares')
      .addColumn('recipe_id', 'text', (made) => made.primaryKey().references('recipes.id').onDelete('cascade'))
      .addColumn('token', 'text', (made) => made.notNull().unique())
      .addColumn('expires_at', 'text')
      .addColumn('published', 'boolean', (made) => made.notNull())
      .addColumn('created_at', 'text', (made) => made.notNull())
      .execute()
  },
}
