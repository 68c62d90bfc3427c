import { Kysely, sql } from 'kysely'
import type { DatabaseSettings } from '../config.ts'
import type { Engine } from './engine.ts'
import { migrate } from './migrate.ts'
import { postgres, postgresDialect } from './postgres.ts'
import { sqlite, sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export interface Database {
  readonly db: Kysely<Tables>
  readonly engine: Engine
  /** Fails when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Opens the database and brings its schema up to date. */
export async function openDatabase(
  settings: DatabaseSettings,
  onConnectionLost: (error: Error) => void,
): Promise<Database> {
  const connect = (hasTimeLimits: boolean) =>
    new Kysely<Tables>({
      dialect:
        settings.engine === 'sqlite'
          ? sqliteDialect(settings.file)
          : postgresDialect(settings.url, { hasTimeLimits, onConnectionLost }),
    })
  const migrating = connect(false)
  try {
    await migrate(migrating)
  } finally {
    await migrating.destroy()
  }
  const db = connect(true)
  return {
    db,
    engine: settings.engine === 'sqlite' ? sqlite : postgres,
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}
