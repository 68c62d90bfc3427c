import type { Language } from '@roux/contract/language'
import type { Kysely } from 'kysely'
import { type Clock, toTimestamp } from '../../clock.ts'
import type { Database } from '../../storage/database.ts'
import { addToOutbox } from '../../storage/outbox-store.ts'
import type { Tables } from '../../storage/tables.ts'
import { lockUser } from './user-store.ts'

interface Change {
  readonly userId: string
  /** What the change was allowed by: it must still be so. */
  readonly oldHash: string
  readonly newHash: string
}

interface Link {
  readonly id: string
  readonly userId: string
}

interface ToldChange {
  /** Of the mail that tells of it. */
  readonly language: Language
}

export interface PasswordStore {
  /** Ends the other sessions, and all links and codes; false when the password has been changed meanwhile. */
  change(change: Change & ToldChange & { readonly keptSessionId: string }): Promise<boolean>
  /**
   * Uses a reset link up; false when it had been. Ends all sessions, links and codes; the e-mail that the link was sent
   * to is confirmed by it.
   */
  reset(link: Link, change: Pick<Change, 'newHash'> & ToldChange): Promise<boolean>
  /** Stores the same password under a newer hash. */
  rehash(change: Change): Promise<void>
}

export function passwordStore({ db, engine, clock }: Database): PasswordStore {
  return {
    change: ({ userId, oldHash, newHash, keptSessionId, language }) =>
      db.transaction().execute(async (transaction) => {
        const user = await lockUser(transaction, engine, userId)
        if (user?.password_hash !== oldHash) return false
        await setPassword(transaction, user, newHash)
        // Anybody can give an e-mail; only its owner can have confirmed it.
        if (user.email_verified) await tellOfPassword(transaction, clock, user, language)
        await endCodes(transaction, userId)
        await transaction
          .deleteFrom('sessions')
          .where('user_id', '=', userId)
          .where('id', '<>', keptSessionId)
          .execute()
        return true
      }),
    reset: (link, { newHash, language }) =>
      db.transaction().execute(async (transaction) => {
        const user = await lockUser(transaction, engine, link.userId)
        const used = await transaction
          .deleteFrom('one_time_codes')
          .where('id', '=', link.id)
          .where('expires_at', '>', toTimestamp(clock()))
          .returning('id')
          .executeTakeFirst()
        if (!(user && used)) return false
        await setPassword(transaction, user, newHash)
        await transaction.updateTable('users').set({ email_verified: true }).where('id', '=', user.id).execute()
        await tellOfPassword(transaction, clock, user, language)
        await endCodes(transaction, link.userId)
        await endSessions(transaction, link.userId)
        return true
      }),
    async rehash({ userId, oldHash, newHash }) {
      await db
        .updateTable('users')
        .set({ password_hash: newHash })
        .where('id', '=', userId)
        .where('password_hash', '=', oldHash)
        .execute()
    },
  }
}

async function setPassword(db: Kysely<Tables>, { id }: { readonly id: string }, hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: hash }).where('id', '=', id).execute()
}

async function tellOfPassword(
  db: Kysely<Tables>,
  clock: Clock,
  { email_key }: { readonly email_key: string },
  language: Language,
): Promise<void> {
  await addToOutbox(db, clock, { kind: 'password_changed', email_key, language })
}

export async function endSessions(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** Of links too. */
export async function endCodes(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('one_time_codes').where('user_id', '=', userId).execute()
}
