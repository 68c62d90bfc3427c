import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const preferences: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('preferences')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('content', 'text', (column) => column.notNull())
      .execute()
  },
}
