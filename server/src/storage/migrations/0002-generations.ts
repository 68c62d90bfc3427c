import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const generations: Migration = {
  async up(db: Kysely<unknown>) {
    await createGenerations(db)
    await createGenerationKeys(db)
    await db.schema.alterTable('recipes').addColumn('checked_for', 'text').execute()
  },
}

async function createGenerations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('generations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('model', 'text')
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('calls', 'integer', (column) => column.notNull())
    .addColumn('tokens_in', 'integer', (column) => column.notNull())
    .addColumn('tokens_out', 'integer', (column) => column.notNull())
    .addColumn('duration_ms', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('generations_of_user').on('generations').column('user_id').execute()
  await db.schema.createIndex('generations_by_time').on('generations').column('created_at').execute()
}

async function createGenerationKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('generation_keys')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('claim', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text', (column) => column.notNull())
    .addColumn('recipe_id', 'text', (column) => column.references('recipes.id').onDelete('cascade'))
    .addColumn('answer', 'text')
    .addColumn('failure', 'text')
    .addColumn('retry_after', 'integer')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  for (const column of ['user_id', 'recipe_id', 'expires_at'] as const) {
    await db.schema.createIndex(`generation_keys_by_${column}`).on('generation_keys').column(column).execute()
  }
}
