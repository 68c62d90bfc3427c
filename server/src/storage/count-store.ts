import { sql } from 'kysely'
import { timeOf, toTimestamp } from '../clock.ts'
import type { Database } from './database.ts'
import { setBackTimes } from './set-back-times.ts'

/** Counts in the database, shared by all instances. They end with their windows and with nothing else. */
export interface CountStore {
  /**
   * Adds 1 to a key's count, atomically; a count whose window has ended starts again. A window that a wrong clock had
   * end too late is kept, and ends as if it began now.
   * @param max what is allowed: for a moment, more than that is not written down again
   */
  add(key: string, windowMs: number, max?: number): Promise<{ count: number; endsInMs: number }>
  /** Takes 1 back: what was counted turned out not to count. */
  takeBack(key: string): Promise<void>
  /** Clears away the windows that have ended. */
  clearEnded(): Promise<void>
}

/** No window is longer. */
const longestWindowMs = 25 * 60 * 60 * 1000

/** Milliseconds. Each count is a write that reaches the disk, and who is refused can go on asking. */
const heldMs = 1000

/** Keys that are held at once. */
const mostHeld = 10_000

export function countStore({ db, clock }: Database): CountStore {
  const full = new Map<string, { readonly count: number; readonly since: number; readonly endsAt: number }>()
  return {
    async add(key, windowMs, max = Number.POSITIVE_INFINITY) {
      const time = clock()
      const held = full.get(key)
      const isHeld = held && time >= held.since && time < Math.min(held.since + heldMs, held.endsAt)
      if (isHeld) return { count: held.count, endsInMs: held.endsAt - time }
      full.delete(key)
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
      const endsAt = timeOf(row.resets_at)
      if (row.count > max && full.size < mostHeld) full.set(key, { count: row.count, since: time, endsAt })
      return { count: row.count, endsInMs: endsAt - time }
    },
    async takeBack(key) {
      full.delete(key)
      await db
        .updateTable('rate_counters')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('key', '=', key)
        .where('count', '>', 0)
        .execute()
    },
    async clearEnded() {
      const now = clock()
      full.clear()
      await db.deleteFrom('rate_counters').where('resets_at', '<=', toTimestamp(now)).execute()
      await setBackTimes(db, 'rate_counters.resets_at', now + longestWindowMs)
    },
  }
}
