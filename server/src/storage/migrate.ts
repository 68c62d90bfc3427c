import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { firstTables } from './migrations/0001-first-tables.ts'
import { generations } from './migrations/0002-generations.ts'
import { preferences } from './migrations/0003-preferences.ts'
import { recipeSizes } from './migrations/0004-recipe-sizes.ts'
import { versionContents } from './migrations/0005-version-contents.ts'
import { notes } from './migrations/0006-notes.ts'
import { versionReasons } from './migrations/0007-version-reasons.ts'
import { compositions } from './migrations/0008-compositions.ts'
import { versionDates } from './migrations/0009-version-dates.ts'
import { shares } from './migrations/0010-shares.ts'
import { sources } from './migrations/0011-sources.ts'
import { tags } from './migrations/0012-tags.ts'
import { exports } from './migrations/0013-exports.ts'
import { finding } from './migrations/0014-finding.ts'
import { writtenBy } from './migrations/0015-written-by.ts'
import type { Tables } from './tables.ts'

export interface Migrating {
  /** Called once before anything that is stored is rewritten, and not only the schema is changed. */
  readonly backUp?: () => Promise<unknown>
  /** Told of what takes long. */
  readonly tell?: (what: string) => void
}

/** In the order they run. Written once for both engines; none is ever changed after a release. */
function migrationsTelling(tell: (what: string) => void): Record<string, Migration> {
  let told = performance.now()
  const tellNow = (done: number, all: number) => {
    if (done < all && performance.now() - told < 1000) return
    told = performance.now()
    tell(`bringing earlier versions of recipes up to date: ${done} of ${all}`)
  }
  return {
    '0001-first-tables': firstTables,
    '0002-generations': generations,
    '0003-preferences': preferences,
    '0004-recipe-sizes': recipeSizes,
    '0005-version-contents': versionContents(tellNow),
    '0006-notes': notes,
    '0007-version-reasons': versionReasons,
    '0008-compositions': compositions,
    '0009-version-dates': versionDates,
    '0010-shares': shares,
    '0011-sources': sources,
    '0012-tags': tags,
    '0013-exports': exports,
    '0014-finding': finding,
    '0015-written-by': writtenBy,
  }
}

/** Those that rewrite what is stored. */
const rewriting: ReadonlySet<string> = new Set(['0005-version-contents'])

/** Brings the schema up to date. Several processes may do so at once: one works, the others wait for it. */
export async function migrate(db: Kysely<Tables>, { backUp, tell = () => {} }: Migrating = {}): Promise<void> {
  const migrations = migrationsTelling(tell)
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const known = await migrator.getMigrations()
  const isNew = known.every(({ executedAt }) => executedAt === undefined)
  if (!isNew && known.some(({ name, executedAt }) => rewriting.has(name) && executedAt === undefined)) await backUp?.()
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error('The database could not be brought up to date', { cause: error })
}
