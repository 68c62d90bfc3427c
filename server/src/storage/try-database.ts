import { sql } from 'kysely'
import type { DatabaseSettings } from '../config.ts'
import { connectTo } from './database.ts'

class NothingStaysError extends Error {}

/** Writes something into the database and takes it back. Fails where that cannot be done. */
export async function tryDatabase(settings: DatabaseSettings): Promise<void> {
  const db = connectTo(settings, { hasTimeLimits: true })
  try {
    await db.transaction().execute(async (trx) => {
      await sql`create table setup_check (word text)`.execute(trx)
      await sql`insert into setup_check values ('written')`.execute(trx)
      throw new NothingStaysError()
    })
  } catch (error) {
    if (!(error instanceof NothingStaysError)) throw error
  } finally {
    await db.destroy()
  }
}
