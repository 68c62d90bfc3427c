import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** Counts in the database, shared by all instances. */
export interface CountStore {
  /** Adds 1 to a key's count, atomically; a count whose window has ended starts again. */
  add(key: string, windowMs: number): Promise<{ count: number; resetsAt: Date }>
  /** Takes 1 back: what was counted turned out not to count. */
  takeBack(key: string): Promise<void>
  forget(key: string): Promise<void>
  /** Drops all whose key has this part, which is letters and digits only. */
  forgetMatching(part: string): Promise<void>
  /** Clears away the windows that have ended. */
  clearEnded(): Promise<void>
}

export function countStore(db: Kysely<Tables>): CountStore {
  return {
    async add(key, windowMs) {
      const now = new Date().toISOString()
      const end = new Date(Date.now() + windowMs).toISOString()
      const row = await db
        .insertInto('rate_counters')
        .values({ key, count: 1, resets_at: end })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when rate_counters.resets_at <= ${now} then 1 else rate_counters.count + 1 end`,
            resets_at: sql<string>`case when rate_counters.resets_at <= ${now} then ${end} else rate_counters.resets_at end`,
          }),
        )
        .returning(['count', 'resets_at'])
        .executeTakeFirstOrThrow()
      return { count: row.count, resetsAt: new Date(row.resets_at) }
    },
    async takeBack(key) {
      await db
        .updateTable('rate_counters')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('key', '=', key)
        .where('count', '>', 0)
        .execute()
    },
    async forget(key) {
      await db.deleteFrom('rate_counters').where('key', '=', key).execute()
    },
    async forgetMatching(part) {
      await db.deleteFrom('rate_counters').where('key', 'like', `%${part}%`).execute()
    },
    async clearEnded() {
      await db.deleteFrom('rate_counters').where('resets_at', '<=', new Date().toISOString()).execute()
    },
  }
}
