import { type Kysely, sql } from 'kysely'
import { toTimestamp } from '../clock.ts'
import type { Tables } from './tables.ts'

type TimeColumn =
  | 'rate_counters.resets_at'
  | 'sessions.expires_at'
  | 'one_time_codes.expires_at'
  | 'generation_keys.expires_at'
  | 'exports.expires_at'

/**
 * Sets times back that only a clock which was wrong can have written: what they end would otherwise stay for years.
 * Where it is the present clock that is wrong, it ends too soon, so this is for what nobody loses by.
 * @param latest the latest time that may be there, in milliseconds since 1970
 */
export async function setBackTimes(db: Kysely<Tables>, column: TimeColumn, latest: number): Promise<void> {
  const [table = '', name = ''] = column.split('.')
  const time = toTimestamp(latest)
  await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${time} where ${sql.ref(name)} > ${time}`.execute(db)
}
