import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { firstTables } from './migrations/0001-first-tables.ts'
import { generations } from './migrations/0002-generations.ts'
import { preferences } from './migrations/0003-preferences.ts'
import { recipeSizes } from './migrations/0004-recipe-sizes.ts'
import type { Tables } from './tables.ts'

/** In the order they run. Written once for both engines; none is ever changed after a release. */
const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-generations': generations,
  '0003-preferences': preferences,
  '0004-recipe-sizes': recipeSizes,
}

/** Brings the schema up to date. Several processes may do so at once: one works, the others wait for it. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error('The database could not be brought up to date', { cause: error })
}
