import type { Kysely, Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { toTimestamp } from '../../clock.ts'
import type { Database } from '../../storage/database.ts'
import type { Tables } from '../../storage/tables.ts'

export type Generation = Omit<Selectable<Tables['generations']>, 'id' | 'created_at'>

/** Without the account, which it is known by. */
type ListedGeneration = Omit<Selectable<Tables['generations']>, 'id' | 'user_id'>

/** What writing has taken: who had how much written by whom, and what came of it. */
export interface GenerationsStore {
  add(generation: Generation): Promise<void>
  /** Of an account, the oldest first. */
  list(userId: string): Promise<ListedGeneration[]>
  /** Clears away what has had its time. */
  clearOld(): Promise<void>
}

/** Long enough to compare a bill with. */
const keptMs = 90 * 24 * 60 * 60 * 1000

/** @param onUsage told of each */
export function generationsStore(
  { db, clock }: Database,
  onUsage: (generation: Generation) => void = () => undefined,
): GenerationsStore {
  return {
    async add({ user_id, ...generation }) {
      onUsage({ user_id, ...generation })
      const row = { ...generation, id: uuid(), created_at: toTimestamp(clock()) }
      await db
        .insertInto('generations')
        // The account may have been deleted meanwhile.
        .values({ ...row, user_id: user_id === null ? null : idOfUser(db, user_id) })
        .execute()
    },
    list: (userId) =>
      db
        .selectFrom('generations')
        .select([
          'kind',
          'provider',
          'model',
          'outcome',
          'calls',
          'tokens_in',
          'tokens_out',
          'duration_ms',
          'created_at',
        ])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    async clearOld() {
      const before = toTimestamp(clock() - keptMs)
      await db.deleteFrom('generations').where('created_at', '<', before).execute()
    },
  }
}

function idOfUser(db: Kysely<Tables>, id: string) {
  return db.selectFrom('users').select('users.id').where('users.id', '=', id)
}
