import { PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import type { Connection, Engine } from './engine.ts'

// count() and sum() come as text, since they may pass 2^53; ours do not.
const int8 = 20
const numeric = 1700
types.setTypeParser(int8, Number)
types.setTypeParser(numeric, Number)

const uniqueViolation = '23505'

/**
 * Of postgresql.org/docs/current/errcodes-appendix.html. The classes: connection, login, resources (disk, memory,
 * connections), an operator's doing and time limits, the system beneath. The codes: one that only reads, as after a
 * failover or on a full disk; a transaction or a lock that took too long; no such database.
 */
const unavailableState = /^(?:(?:08|28|53|57|58)\w{3}|25006|25P0[34]|3D000|55P03)$/

/** The system's own words for a way that is closed, and the resolver's. */
const unavailableWay =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|E(?:HOST|NET)(?:UNREACH|DOWN)|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_AGAIN)$/

/** pg says these without a code. */
const unavailableText =
  /^Connection terminated|^timeout exceeded when trying to connect|not queryable|^Query read timeout/

export const postgres: Engine = {
  locksRows: true,
  isAmong: (column, values) => sql<boolean>`${sql.ref(column)} = any(${values}::text[])`,
  // Taken apart first: `lower` knows but the plain letters where the database has the locale C.
  fold: (text) => sql<string>`translate(replace(replace(replace(
    regexp_replace(lower(normalize(${text}, NFD)), '[\u0300-\u036f]', '', 'g'),
    'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), '‘’ʼ´\`', '''''''''''')`,
  isUniqueViolation: (error) => error instanceof Error && 'code' in error && error.code === uniqueViolation,
  isUnavailable: (error) =>
    error instanceof Error &&
    (unavailableText.test(error.message) ||
      ('code' in error &&
        typeof error.code === 'string' &&
        (unavailableState.test(error.code) || unavailableWay.test(error.code)))),
}

export interface PostgresOptions {
  /** Off for migrations: waiting for the migration lock is a statement too. */
  readonly hasTimeLimits: boolean
  /** Told when an idle connection dies, as in a restart of PostgreSQL; the pool replaces it. */
  onConnectionLost?: (error: Error) => void
  /** Gets what counts the connections. */
  onPool?: (pool: Pool) => void
}

/** PostgreSQL 15 or newer. */
export function connectPostgres(url: string, { hasTimeLimits, onConnectionLost, onPool }: PostgresOptions): Connection {
  const limits = hasTimeLimits ? { statement_timeout: 10_000, query_timeout: 12_000 } : {}
  const pool = new Pool({
    connectionString: url,
    max: hasTimeLimits ? 10 : 1,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...limits,
  })
  // Without listeners the process would end: the pool's is for idle connections, the other for those inside a
  // transaction that just then run no statement.
  pool.on('error', (error) => onConnectionLost?.(error))
  pool.on('connect', (client) => client.on('error', () => undefined))
  onPool?.(pool)
  return {
    dialect: new PostgresDialect({ pool }),
    ask: async (statement, parameters) => (await pool.query(statement, [...parameters])).rows,
  }
}
