import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { foldText } from '@roux/contract/fold-text'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  sql,
} from 'kysely'
import type { Connection, Engine } from './engine.ts'
import { isSafeSqlite, oldestSafeSqlite } from './is-safe-sqlite.mjs'
import { keepPrivate } from './keep-private.ts'
import { nameFile } from './name-file.ts'

const uniqueConstraintFailed = 2067

/** Busy; a disk that only reads, fails, is full, or opens nothing (sqlite.org/rescode.html); the low byte of longer codes. */
const unavailable: readonly number[] = [5, 8, 10, 13, 14]

export const sqlite: Engine = {
  locksRows: false,
  isAmong: (column, values) =>
    sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`,
  fold: (text) => sql<string>`fold_text(${text})`,
  isUniqueViolation: (error) =>
    error instanceof Error && 'errcode' in error && error.errcode === uniqueConstraintFailed,
  isUnavailable: (error) =>
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    unavailable.includes(error.errcode % 256),
}

const maxPreparedStatements = 500

/** The SQLite that Node has built in. Every acknowledged write survives a crash of the machine. */
export function connectSqlite(file: string): Connection {
  const db = nameFile(file, () => open(file))
  assertSafeVersion(db)
  db.function('fold_text', { deterministic: true }, (text) => foldText(String(text)))
  const database = asKyselyDatabase(db)
  const config = { database }
  const dialect = new SqliteDialect(config)
  return {
    dialect: {
      createAdapter: () => new TransactionalAdapter(),
      createDriver: () => new ImmediateDriver(config, db),
      createIntrospector: (kysely) => dialect.createIntrospector(kysely),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
    // Within somebody's transaction it would see what may not come to be.
    ask: (statement, parameters) => (db.isTransaction ? undefined : database.prepare(statement).all(parameters)),
  }
}

function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  keepPrivate(file)
  const db = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true })
  try {
    // What is deleted is overwritten, or a copy of the file would still hold it.
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** Write transactions take their lock at once: a deferred one fails when it turns from reading to writing. */
class ImmediateDriver extends SqliteDriver {
  readonly #db: DatabaseSync

  constructor(config: SqliteDialectConfig, db: DatabaseSync) {
    super(config)
    this.#db = db
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full disk and its like have ended the transaction already; to end it again would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#db.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** SQLite's schema changes are transactional, so all migrations run in one `begin immediate`, which is their lock too. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * node:sqlite in the shape Kysely expects; each statement is prepared once. Rows come as lists of values: the objects that
 * it would make of them have no prototype, and to copy one takes longer than to read it.
 */
function asKyselyDatabase(db: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => {
      prepared.clear()
      db.close()
    },
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      const statement = db.prepare(sql)
      statement.setReturnArrays(true)
      const toRow = rowsOf(statement)
      const made: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(bind)).map(toRow),
        run: (parameters) => statement.run(...parameters.map(bind)),
        *iterate(parameters) {
          for (const values of statement.iterate(...parameters.map(bind))) yield toRow(values)
        },
      }
      if (prepared.size < maxPreparedStatements) prepared.set(sql, made)
      return made
    },
  }
}

function rowsOf(statement: StatementSync): (values: unknown) => Record<string, unknown> {
  const names = statement.columns().map(({ name }) => name)
  // Filling in what is there already takes half as long as adding to an object.
  const blank: Readonly<Record<string, unknown>> = Object.fromEntries(names.map((name) => [name, null]))
  return (values) => {
    const row = { ...blank }
    if (Array.isArray(values)) for (const [place, name] of names.entries()) row[name] = values[place]
    return row
  }
}

/** SQLite has no booleans. The rest of what Kysely binds, SQLite takes as it is. */
function bind(value: unknown): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : (value as SQLInputValue)
}

function assertSafeVersion(db: DatabaseSync): void {
  const version = String(db.prepare('select sqlite_version() as version').get()?.version)
  if (isSafeSqlite(version)) return
  db.close()
  throw new Error(
    `SQLite ${version} is too old to keep data safely: ${oldestSafeSqlite} or newer is needed, which Node has since 24.15`,
  )
}
