import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    await createUsers(db)
    await createSessions(db)
    await createOneTimeCodes(db)
    await createRecipes(db)
    await createRecipeVersions(db)
    await createRateCounters(db)
    await createOutbox(db)
  },
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
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
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute()
}

async function createOneTimeCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('one_time_codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('one_time_codes_of_user').on('one_time_codes').column('user_id').execute()
}

async function createRecipes(db: Kysely<unknown>): Promise<void> {
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
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute()
  // The order of a user's list.
  await db.schema
    .createIndex('recipes_of_user')
    .on('recipes')
    .columns(['user_id', 'updated_at desc', 'id desc'])
    .execute()
  await db.schema.createIndex('recipes_deleted').on('recipes').column('deleted_at').execute()
}

async function createRecipeVersions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recipe_versions')
    .addColumn('recipe_id', 'text', (column) => column.notNull().references('recipes.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('preparation_time', 'integer', (column) => column.notNull())
    .addColumn('cook_time', 'integer', (column) => column.notNull())
    .addColumn('serves', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('ingredients', 'text', (column) => column.notNull())
    .addColumn('directions', 'text', (column) => column.notNull())
    .addColumn('replaced_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipe_versions_key', ['recipe_id', 'version'])
    .execute()
}

async function createRateCounters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_counters')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('resets_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('rate_counters_by_end').on('rate_counters').column('resets_at').execute()
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('outbox_by_time').on('outbox').column('next_attempt_at').execute()
}
