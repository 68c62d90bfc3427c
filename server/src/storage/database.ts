import { dirname, join } from 'node:path'
import { type CompiledQuery, Kysely, sql } from 'kysely'
import type { Pool } from 'pg'
import { type Clock, systemClock } from '../clock.ts'
import type { DatabaseSettings } from '../config.ts'
import type { Connection, Engine } from './engine.ts'
import { migrate } from './migrate.ts'
import { connectPostgres, type PostgresOptions, postgres } from './postgres.ts'
import { connectSqlite, sqlite } from './sqlite.ts'
import { makeBackup } from './sqlite-backups.ts'
import type { Tables } from './tables.ts'
import { hasUnfinishedMove } from './unfinished-move.ts'

/** What queries go through: the database, or a transaction on it. */
export type Executor = Kysely<Tables>

interface Connections {
  readonly open: number
  readonly idle: number
  /** Statements that wait for one. */
  readonly waiting: number
}

export interface Database {
  readonly db: Kysely<Tables>
  /** Asks what is compiled already and only reads: Kysely's own way takes longer than SQLite's answer. */
  ask<Row>(query: CompiledQuery<Row>, parameters: readonly unknown[]): Promise<Row[]>
  readonly engine: Engine
  /** What its rows are dated by. */
  readonly clock: Clock
  /** How many connections there are; undefined where there is only one. */
  connections(): Connections | undefined
  /** Fails when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the database and brings its schema up to date; a SQLite file is backed up before its contents are rewritten.
 * @param tell told of what takes long
 */
export async function openDatabase(
  settings: DatabaseSettings,
  onConnectionLost: (error: Error) => void,
  clock: Clock = systemClock,
  tell: (what: string) => void = () => {},
): Promise<Database> {
  const migrating = connectTo(settings, { hasTimeLimits: false, onConnectionLost })
  try {
    if (settings.engine === 'postgres' && (await hasUnfinishedMove(migrating))) {
      throw new Error('A move into this PostgreSQL broke off: run it again (npm run move), or take an empty database')
    }
    await migrate(migrating, {
      tell,
      // PostgreSQL's own tools make them, before an upgrade.
      ...(settings.engine === 'sqlite' && {
        backUp: () => makeBackup(settings.file, join(dirname(settings.file), 'backups'), 0, clock),
      }),
    })
  } finally {
    await migrating.destroy()
  }
  let pool: Pool | undefined
  const onPool = (made: Pool) => {
    pool = made
  }
  const { dialect, ask } = wayTo(settings, { hasTimeLimits: true, onConnectionLost, onPool })
  const db = new Kysely<Tables>({ dialect })
  return {
    db,
    async ask<Row>(query: CompiledQuery<Row>, parameters: readonly unknown[]) {
      const rows = (await ask(query.sql, parameters)) ?? (await db.executeQuery({ ...query, parameters })).rows
      // The query says what its rows are.
      return rows as Row[]
    },
    engine: engineOf(settings),
    clock,
    connections: () => pool && { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}

/** Connects, and leaves the schema as it is. */
export function connectTo(settings: DatabaseSettings, options: PostgresOptions): Kysely<Tables> {
  return new Kysely({ dialect: wayTo(settings, options).dialect })
}

function wayTo(settings: DatabaseSettings, options: PostgresOptions): Connection {
  return settings.engine === 'sqlite' ? connectSqlite(settings.file) : connectPostgres(settings.url, options)
}

export function engineOf(settings: DatabaseSettings): Engine {
  return settings.engine === 'sqlite' ? sqlite : postgres
}
