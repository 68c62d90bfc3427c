import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase, engines } from '../../test/engines.ts'
import { connectTo, openDatabase } from './database.ts'
import { firstTables } from './migrations/0001-first-tables.ts'
import { generations } from './migrations/0002-generations.ts'
import { preferences } from './migrations/0003-preferences.ts'
import { recipeSizes } from './migrations/0004-recipe-sizes.ts'
import type { Tables } from './tables.ts'

const at = '2026-01-02T03:04:05.678Z'
const id = (number: number) => `0199aaaa-bbbb-7ccc-8ddd-${String(number).padStart(12, '0')}`
const items = (...contents: string[]) =>
  contents.map((content, place) => ({ id: id(900 + place), content, index: String(place + 1) }))

/** Fifty versions of each recipe, as the first release keeps them. */
const versions = Array.from({ length: 50 }, (_, place) => ({
  version: place + 1,
  replaced_at: at,
  title: `Soup "${place + 1}"`,
  description: 'Crème, œufs\nand \\ {"more": 1}',
  preparation_time: place,
  cook_time: 2 * place,
  serves: place + 1,
  ingredients: items(`${place} leeks`, '1 "pinch" of salt'),
  directions: items('Cook, until soft…'),
  language: place % 2 === 0 ? 'en' : 'fr',
}))

test.each(engines)('a database of the first release keeps every version of every recipe, on %s', async (engine) => {
  const settings = await createEmptyDatabase(engine)
  const old = connectTo(settings, { hasTimeLimits: false })
  const released = {
    ...{ '0001-first-tables': firstTables, '0002-generations': generations, '0003-preferences': preferences },
    '0004-recipe-sizes': recipeSizes,
  }
  const migrator = new Migrator({ db: old, provider: { getMigrations: () => Promise.resolve(released) } })
  expect(await migrator.migrateToLatest()).not.toHaveProperty('error', expect.anything())
  await fill(old, 30)
  await old.destroy()

  const told: string[] = []
  const { db, close } = await openDatabase(
    settings,
    () => undefined,
    undefined,
    (what) => told.push(what),
  )
  onTestFinished(close)
  expect(told.at(-1)).toBe('bringing earlier versions of recipes up to date: 1500 of 1500')
  const kept = await db.selectFrom('recipe_versions').selectAll().orderBy('recipe_id').orderBy('version').execute()
  expect(kept).toHaveLength(1500)
  for (const [place, { content, ...row }] of kept.entries()) {
    const { version, replaced_at, ...expected } = versions[place % 50] ?? {}
    const unknown = { reason: null, wish: null, made_at: null, written_by: null }
    expect(row).toEqual({ recipe_id: id(1 + Math.floor(place / 50)), version, replaced_at, ...unknown })
    expect(JSON.parse(content)).toEqual(expected)
  }
  const { bytes } = await db
    .selectFrom('recipes')
    .select(sql<number>`version_bytes`.as('bytes'))
    .executeTakeFirstOrThrow()
  expect(bytes).toBe(kept.slice(0, 50).reduce((sum, { content }) => sum + Buffer.byteLength(content), 0))
  if (settings.engine === 'sqlite') {
    expect(readdirSync(join(dirname(settings.file), 'backups'))).toEqual([expect.stringMatching(/^roux-.+\.sqlite$/)])
  }
})

test.each(engines)('a new database is not backed up, on %s', async (engine) => {
  const settings = await createEmptyDatabase(engine)
  const { close } = await openDatabase(settings, () => undefined)
  await close()
  expect(settings.engine === 'sqlite' && existsSync(join(dirname(settings.file), 'backups'))).toBe(false)
})

/** What a Roux of the first release would have stored. */
async function fill(db: Kysely<Tables>, recipes: number): Promise<void> {
  const user = { id: id(0), email: 'cook@example.org', email_key: 'cook@example.org', full_name: null, created_at: at }
  const flags = { is_active: true, is_superuser: false, email_verified: false }
  await db
    .insertInto('users')
    .values({ ...user, ...flags, password_hash: 'none' })
    .execute()
  for (let number = 1; number <= recipes; number++) {
    await sql`insert into recipes (id, user_id, title, description, preparation_time, cook_time, serves, is_favorite,
      language, ingredients, directions, findings, search_text, revision, created_at, updated_at)
      values (${id(number)}, ${id(0)}, 'Soup', '', 0, 0, 1, ${sql.lit(false)}, 'en', '[]', '[]', '[]', 'soup', 51,
      ${at}, ${at})`.execute(db)
    for (const { ingredients, directions, ...fields } of versions) {
      const row = { ...fields, ingredients: JSON.stringify(ingredients), directions: JSON.stringify(directions) }
      await sql`insert into recipe_versions (recipe_id, ${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
        values (${id(number)}, ${sql.join(Object.values(row))})`.execute(db)
    }
  }
}
