import { sql } from 'kysely'
import type { DatabaseSettings } from '../config.ts'
import { connectTo, type Executor } from './database.ts'

class NothingStaysError extends Error {}

/** Writes something into the database and takes it back. Fails where that cannot be done. */
export async function tryDatabase(db: Executor): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      await sql`create table setup_check (word text)`.execute(trx)
      await sql`insert into setup_check values ('written')`.execute(trx)
      throw new NothingStaysError()
    })
  } catch (error) {
    if (!(error instanceof NothingStaysError)) throw error
  }
}

/**
 * The same by a connection of its own, where there is none yet. A second one to SQLite in one process waits for the
 * first in a way that keeps the first from ending what is waited for.
 */
export async function tryDatabaseAlone(settings: DatabaseSettings): Promise<void> {
  const db = connectTo(settings, { hasTimeLimits: true })
  try {
    await tryDatabase(db)
  } finally {
    await db.destroy()
  }
}
