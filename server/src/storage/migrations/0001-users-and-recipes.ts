import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../tables.ts'

export const usersAndRecipes: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('full_name', 'text')
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('is_active', 'boolean', (column) => column.notNull())
      .addColumn('is_superuser', 'boolean', (column) => column.notNull())
      .addColumn('email_verified', 'boolean', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('recipes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('preparation_time', 'integer', (column) => column.notNull())
      .addColumn('cook_time', 'integer', (column) => column.notNull())
      .addColumn('serves', 'integer', (column) => column.notNull())
      .addColumn('is_favorite', 'boolean', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('ingredients', 'text', (column) => column.notNull())
      .addColumn('directions', 'text', (column) => column.notNull())
      .addColumn('findings', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .execute()
    await db.schema
      .createIndex('recipes_of_user')
      .on('recipes')
      .columns(['user_id', 'updated_at desc', 'id desc'])
      .execute()
  },
}
