import type { Kysely, Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tables } from '../../storage/tables.ts'

export type Generation = Omit<Selectable<Tables['generations']>, 'id' | 'created_at'>

/** What writing has taken: who had how much written by whom, and what came of it. */
export interface GenerationsStore {
  add(generation: Generation): Promise<void>
  /** Clears away what has had its time. */
  clearOld(): Promise<void>
}

/** Long enough to compare a bill with. */
const keptMs = 90 * 24 * 60 * 60 * 1000

/** @param onUsage told of each */
export function generationsStore(
  db: Kysely<Tables>,
  onUsage: (generation: Generation) => void = () => undefined,
): GenerationsStore {
  return {
    async add({ user_id, ...generation }) {
      onUsage({ user_id, ...generation })
      const row = { ...generation, id: uuid(), created_at: new Date().toISOString() }
      await db
        .insertInto('generations')
        // The account may have been deleted meanwhile.
        .values({ ...row, user_id: user_id === null ? null : idOfUser(db, user_id) })
        .execute()
    },
    async clearOld() {
      const before = new Date(Date.now() - keptMs).toISOString()
      await db.deleteFrom('generations').where('created_at', '<', before).execute()
    },
  }
}

function idOfUser(db: Kysely<Tables>, id: string) {
  return db.selectFrom('users').select('users.id').where('users.id', '=', id)
}
