import type { Preferences, PreferencesChange } from '@roux/contract/generation'
import { readPreferences } from '@roux/contract/read-preferences'
import type { Kysely } from 'kysely'
import type { Database } from '../../storage/database.ts'
import type { Tables } from '../../storage/tables.ts'
import { lockUser } from './user-store.ts'

export interface PreferencesStore {
  /** Nothing set where the user has never said anything. */
  read(userId: string): Promise<Preferences>
  /** What is not named stays. */
  change(userId: string, change: PreferencesChange): Promise<Preferences>
}

export function preferencesStore({ db, engine }: Database): PreferencesStore {
  return {
    read: (userId) => read(db, userId),
    change: (userId, change) =>
      db.transaction().execute(async (transaction) => {
        // Two changes at the same time each keep what the other has changed.
        const user = await lockUser(transaction, engine, userId)
        const preferences = readPreferences({ ...(await read(transaction, userId)), ...change })
        if (user) await write(transaction, userId, preferences)
        return preferences
      }),
  }
}

async function read(db: Kysely<Tables>, userId: string): Promise<Preferences> {
  const row = await db.selectFrom('preferences').select('content').where('user_id', '=', userId).executeTakeFirst()
  return readPreferences(row && JSON.parse(row.content))
}

async function write(db: Kysely<Tables>, userId: string, preferences: Preferences): Promise<void> {
  const content = JSON.stringify(preferences)
  await db
    .insertInto('preferences')
    .values({ user_id: userId, content })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ content }))
    .execute()
}
