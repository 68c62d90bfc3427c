import { v7 as uuid } from 'uuid'
import type { Caller } from '../../http/caller.ts'
import { hashSecret, newSecret } from '../../security/secrets.ts'
import type { Database } from '../../storage/database.ts'
import { toUser, userColumns } from './user-store.ts'

const sessionDays = 8

export interface SessionStore {
  /**
   * Starts a session and returns its token, the only copy there is; undefined when the password is no longer the one
   * the login was checked against.
   */
  start(userId: string, passwordHash: string): Promise<string | undefined>
  findCaller(token: string): Promise<Caller | undefined>
  end(id: string): Promise<void>
  /** Those of an account that still hold. */
  list(userId: string): Promise<{ created_at: string; expires_at: string }[]>
  clearExpired(): Promise<void>
}

export function sessionStore({ db, engine }: Database): SessionStore {
  const now = () => new Date().toISOString()
  return {
    start: (userId, passwordHash) =>
      db.transaction().execute(async (transaction) => {
        // Locked: a password change that is under way ends the sessions it can see, so this one waits for it.
        const user = await transaction
          .selectFrom('users')
          .select('id')
          .where('id', '=', userId)
          .where('password_hash', '=', passwordHash)
          .$if(engine.locksRows, (rows) => rows.forNoKeyUpdate())
          .executeTakeFirst()
        if (!user) return undefined
        const token = newSecret()
        const expires = new Date(Date.now() + sessionDays * 24 * 60 * 60 * 1000)
        await transaction
          .insertInto('sessions')
          .values({
            id: uuid(),
            user_id: userId,
            token_hash: hashSecret(token),
            created_at: now(),
            expires_at: expires.toISOString(),
          })
          .execute()
        return token
      }),
    async findCaller(token) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select([...userColumns, 'sessions.id as session_id'])
        .where('token_hash', '=', hashSecret(token))
        .where('expires_at', '>', now())
        .executeTakeFirst()
      return row && { user: toUser(row), sessionId: row.session_id }
    },
    async end(id) {
      await db.deleteFrom('sessions').where('id', '=', id).execute()
    },
    list: (userId) =>
      db
        .selectFrom('sessions')
        .select(['created_at', 'expires_at'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', now())
        .orderBy('created_at', 'desc')
        .execute(),
    async clearExpired() {
      await db.deleteFrom('sessions').where('expires_at', '<=', now()).execute()
    },
  }
}
