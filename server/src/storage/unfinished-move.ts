import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** Whether a move into this PostgreSQL was begun and did not come to its end. */
export async function hasUnfinishedMove(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('unfinished_move') is not null as found`.execute(db)
  return rows[0]?.found === true
}
