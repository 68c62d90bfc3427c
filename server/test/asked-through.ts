import type { CompiledQuery } from 'kysely'
import type { Database } from '../src/storage/database.ts'

/** What is asked of a database, all of it through this Kysely, whose plugins are to see it. */
export function askedThrough(db: Database['db']): Pick<Database, 'db' | 'ask'> {
  return {
    db,
    ask: async <Row>(query: CompiledQuery<Row>, parameters: readonly unknown[]) =>
      (await db.executeQuery<Row>({ ...query, parameters })).rows,
  }
}
