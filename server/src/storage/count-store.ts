import { sql } from 'kysely'
import { timeOf, toTimestamp } from '../clock.ts'
import type { Database } from './database.ts'
import { pullIn } from './pull-in.ts'

/** Counts in the database, shared by all instances. They end with their windows and with nothing else. */
export interface CountStore {
  /**
   * Adds 1 to a key's count, atomically; a count whose window has ended starts again. A window that a wrong clock had
   * end too late is kept, and ends as if it began now.
   */
  add(key: string, windowMs: number): Promise<{ count: number; endsInMs: number }>
  /** Takes 1 back: what was counted turned out not to count. */
  takeBack(key: string): Promise<void>
  /** Clears away the windows that have ended. */
  clearEnded(): Promise<void>
}

/** No window is longer. */
const longestWindowMs = 25 * 60 * 60 * 1000

export function countStore({ db, clock }: Database): CountStore {
  return {
    async add(key, windowMs) {
      const time = clock()
      const [now, end] = [toTimestamp(time), toTimestamp(time + windowMs)]
      const row = await db
        .insertInto('rate_counters')
        .values({ key, count: 1, resets_at: end })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when rate_counters.resets_at <= ${now} then 1 else rate_counters.count + 1 end`,
            resets_at: sql<string>`case when rate_counters.resets_at <= ${now} or rate_counters.resets_at > ${end} then ${end} else rate_counters.resets_at end`,
          }),
        )
        .returning(['count', 'resets_at'])
        .executeTakeFirstOrThrow()
      return { count: row.count, endsInMs: timeOf(row.resets_at) - time }
    },
    async takeBack(key) {
      await db
        .updateTable('rate_counters')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('key', '=', key)
        .where('count', '>', 0)
        .execute()
    },
    async clearEnded() {
      const now = clock()
      await db.deleteFrom('rate_counters').where('resets_at', '<=', toTimestamp(now)).execute()
      await pullIn(db, 'rate_counters.resets_at', now + longestWindowMs)
    },
  }
}
