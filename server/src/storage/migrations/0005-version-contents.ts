import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const columns = ['title', 'description', 'preparation_time', 'cook_time', 'serves'] as const
const lists = ['ingredients', 'directions'] as const

interface Version extends Record<(typeof lists)[number], string> {
  recipe_id: string
  version: number
  language: string
  [field: string]: unknown
}

/** A recipe may have a megabyte. */
const rowsAtOnce = 20

/**
 * The content of a version in one column, as it goes over the wire: what a recipe gains later needs no column here.
 * @param tell how many versions have been brought up to date
 */
export const versionContents = (tell: (done: number, all: number) => void): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('recipe_versions')
      .addColumn('content', 'text', (made) => made.notNull().defaultTo(''))
      .execute()
    const { rows } = await sql<{ count: number }>`select count(*) as count from recipe_versions`.execute(db)
    const all = Number(rows[0]?.count)
    for (let done = 0, last: Version | undefined; done < all; tell(done, all)) {
      const isBehind = last ? sql`(recipe_id, version) > (${last.recipe_id}, ${last.version})` : sql`true`
      const { rows: some } = await sql<Version>`select * from recipe_versions where ${isBehind}
        order by recipe_id, version limit ${rowsAtOnce}`.execute(db)
      for (const one of some) {
        await sql`update recipe_versions set content = ${contentOf(one)}
          where recipe_id = ${one.recipe_id} and version = ${one.version}`.execute(db)
      }
      done += some.length
      last = some.at(-1)
    }
    for (const column of [...columns, ...lists, 'language']) {
      await db.schema.alterTable('recipe_versions').dropColumn(column).execute()
    }
    await sql`update recipes set version_bytes = coalesce((
      select sum(octet_length(v.content)) from recipe_versions as v where v.recipe_id = recipes.id), 0)`.execute(db)
  },
})

function contentOf(version: Version): string {
  const fields = [
    ...columns.map((name) => [name, JSON.stringify(version[name])]),
    ...lists.map((name) => [name, version[name]]),
    ['language', JSON.stringify(version.language)],
  ]
  return `{${fields.map(([name, json]) => `"${name}":${json}`).join()}}`
}
