import { createHash } from 'node:crypto'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { connectTo } from './database.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'
import { hasUnfinishedMove } from './unfinished-move.ts'

type TableName = keyof Tables

/** Every table with its key, parents before children: one that is missing here does not compile. */
const keys: { readonly [Table in TableName]: readonly (keyof Tables[Table] & string)[] } = {
  users: ['id'],
  sessions: ['id'],
  one_time_codes: ['id'],
  recipes: ['id'],
  recipe_versions: ['recipe_id', 'version'],
  shares: ['recipe_id'],
  exports: ['user_id'],
  preferences: ['user_id'],
  rate_counters: ['key'],
  outbox: ['id'],
  generations: ['id'],
  generation_keys: ['key'],
}

/** What does not move: answers that wait some minutes for whoever repeats a request. */
const leftBehind: { readonly [Table in TableName]?: RawBuilder<unknown> } = {
  generation_keys: sql`answer is not null`,
}

const tableNames = Object.keys(keys) as TableName[]

/** A recipe may have two megabytes, its search text included. */
const rowsAtOnce = 10

interface Moved {
  readonly rows: Readonly<Record<string, number>>
  /** A move before this one did not come to its end. */
  readonly isAnew: boolean
}

/**
 * Copies everything of a SQLite file that no process uses into an empty PostgreSQL, and compares both, row by row,
 * before it counts. Until then the PostgreSQL is marked, so that no Roux starts on it.
 * @throws Error when the PostgreSQL is not empty, or does not hold the same; it is as empty as before then
 */
export async function moveToPostgres(file: string, url: string): Promise<Moved> {
  const source = connectTo({ engine: 'sqlite', file }, { hasTimeLimits: false })
  const target = connectTo({ engine: 'postgres', url }, { hasTimeLimits: false })
  try {
    await migrate(source)
    await migrate(target)
    const isAnew = await hasUnfinishedMove(target)
    await assertEmpty(target)
    await sql`create table if not exists unfinished_move (started_at text not null)`.execute(target)
    const rows = await target.transaction().execute(async (trx) => {
      const counts: Record<string, number> = {}
      for (const table of tableNames) counts[table] = await copyTable(source, trx, table)
      await sql`drop table unfinished_move`.execute(trx)
      return counts
    })
    return { rows, isAnew }
  } finally {
    await Promise.all([source.destroy(), target.destroy()])
  }
}

async function assertEmpty(db: Kysely<Tables>): Promise<void> {
  for (const table of tableNames) {
    const row = await db.selectFrom(table).select(sql<number>`1`.as('found')).limit(1).executeTakeFirst()
    if (row) throw new Error(`The PostgreSQL is not empty: there are rows in the table ${table}`)
  }
}

async function copyTable(source: Kysely<Tables>, target: Transaction<Tables>, table: TableName): Promise<number> {
  const flags = await findFlags(target, table)
  for await (const rows of readRows(source, table)) {
    await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))})
      values ${sql.join(rows.map((row) => sql`(${sql.join(withFlags(row, flags))})`))}`.execute(target)
  }
  const [before, after] = [await fingerprint(source, table, flags), await fingerprint(target, table, flags)]
  if (before.hash !== after.hash || before.count !== after.count) {
    throw new Error(`The table ${table} did not arrive as it was`)
  }
  return after.count
}

type Row = Readonly<Record<string, unknown>>

/** SQLite has no booleans: these columns hold 0 and 1 there. */
async function findFlags(db: Transaction<Tables>, table: TableName): Promise<ReadonlySet<string>> {
  const found = await db.introspection.getTables()
  const columns = found.find(({ name }) => name === table)?.columns ?? []
  return new Set(columns.filter(({ dataType }) => dataType === 'bool').map(({ name }) => name))
}

function withFlags(row: Row, flags: ReadonlySet<string>): unknown[] {
  return Object.entries(row).map(([name, value]) => (flags.has(name) && value !== null ? Boolean(value) : value))
}

/** The same for the same rows, in whatever order the engine gives them. */
async function fingerprint(db: Kysely<Tables>, table: TableName, flags: ReadonlySet<string>) {
  const hashes: string[] = []
  for await (const rows of readRows(db, table)) {
    for (const row of rows) {
      const names = Object.keys(row).toSorted()
      const sorted = Object.fromEntries(names.map((name) => [name, row[name]]))
      const text = JSON.stringify([names, withFlags(sorted, flags)])
      hashes.push(createHash('sha256').update(text).digest('base64'))
    }
  }
  const hash = createHash('sha256').update(hashes.toSorted().join()).digest('hex')
  return { count: hashes.length, hash }
}

/** In the order of the key, each time on from the last one: to count the rows before would take ever longer. */
async function* readRows(db: Kysely<Tables>, table: TableName): AsyncGenerator<Row[]> {
  const key = sql.join(keys[table].map((name) => sql.ref(name)))
  for (let last: Row | undefined; ; ) {
    const isBehind = last ? sql`(${key}) > (${sql.join(keys[table].map((name) => last?.[name]))})` : sql`true`
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      where not (${leftBehind[table] ?? sql`false`}) and ${isBehind}
      order by ${key} limit ${rowsAtOnce}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < rowsAtOnce) return
    last = rows.at(-1)
  }
}
