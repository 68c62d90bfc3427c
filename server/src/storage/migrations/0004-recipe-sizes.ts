import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How long each recipe is, where lists, searches and sums find it without its texts, which lie on pages of their own. */
export const recipeSizes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['text_bytes', 'version_bytes'] as const) {
      await db.schema
        .alterTable('recipes')
        .addColumn(column, 'integer', (made) => made.notNull().defaultTo(0))
        .execute()
    }
    await sql`update recipes set
      text_bytes = octet_length(title) + octet_length(description) + octet_length(ingredients)
        + octet_length(directions) + octet_length(findings),
      version_bytes = coalesce((
        select sum(octet_length(v.description) + octet_length(v.ingredients) + octet_length(v.directions))
        from recipe_versions as v where v.recipe_id = recipes.id), 0)`.execute(db)
    const sizes = ['text_bytes', 'version_bytes'] as const
    await db.schema.dropIndex('recipes_of_user').execute()
    // The order of lists, what they leave out, and what they are measured by.
    await db.schema
      .createIndex('recipes_of_user')
      .on('recipes')
      .columns(['user_id', 'updated_at desc', 'id desc', 'deleted_at', ...sizes])
      .execute()
    await db.schema.dropIndex('recipes_deleted').execute()
    await db.schema
      .createIndex('recipes_deleted')
      .on('recipes')
      .columns(['deleted_at', ...sizes, 'id', 'updated_at'])
      .execute()
  },
}
