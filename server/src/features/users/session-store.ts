import type { Language } from '@roux/contract/language'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import { type Clock, toTimestamp } from '../../clock.ts'
import type { Caller } from '../../http/caller.ts'
import { hashSecret, isSecret, newSecret } from '../../security/secrets.ts'
import { compileOnce } from '../../storage/compile-once.ts'
import type { Database } from '../../storage/database.ts'
import { addToOutbox } from '../../storage/outbox-store.ts'
import { setBackTimes } from '../../storage/set-back-times.ts'
import type { Tables } from '../../storage/tables.ts'
import { lockUser, toUser, userColumns } from './user-store.ts'

/** 8 days. */
const sessionMs = 8 * 24 * 60 * 60 * 1000

/** What a login was allowed by. */
type Proof = { readonly passwordHash: string } | ProofByCode

interface ProofByCode {
  readonly codeId: string
  /** Of what the browser of the sign-up was given, if that is where the login comes from. */
  readonly proofHash: string | undefined
  /** What takes the place of a password that may be somebody else's. */
  readonly unusableHash: string
  /** Of the mail that then follows. */
  readonly language: Language
}

export interface SessionStore {
  /**
   * Starts a session and returns its token, the only copy there is; undefined when what the login was checked against
   * no longer holds. A code is used up, confirms the e-mail it was sent to and ends all former sessions: they may be of
   * somebody who registered an e-mail that is not theirs. So may the password, unless the login comes from where it was
   * chosen; otherwise it is taken away, and a mail is queued with a link to set one.
   */
  start(userId: string, proof: Proof): Promise<string | undefined>
  findCaller(token: string): Promise<Caller | undefined>
  end(id: string): Promise<void>
  /** Those of an account that still hold. */
  list(userId: string): Promise<{ created_at: string; expires_at: string }[]>
  clearExpired(): Promise<void>
}

export function sessionStore(database: Database): SessionStore {
  const { db, engine, clock } = database
  const now = () => toTimestamp(clock())
  const findSession = compileOnce(database, ({ tokenHash, now }: { tokenHash: string; now: string }) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([...userColumns, 'sessions.id as session_id'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now),
  )
  return {
    start: (userId, proof) =>
      db.transaction().execute(async (transaction) => {
        const user = await lockUser(transaction, engine, userId)
        const holds =
          'codeId' in proof
            ? await takeCode(transaction, userId, proof.codeId)
            : user?.password_hash === proof.passwordHash
        if (!(user && holds)) return undefined
        if ('codeId' in proof) await settlePassword(transaction, clock, user, proof)
        const token = newSecret()
        const created = clock()
        await transaction
          .insertInto('sessions')
          .values({
            id: uuid(),
            user_id: userId,
            token_hash: hashSecret(token),
            created_at: toTimestamp(created),
            expires_at: toTimestamp(created + sessionMs),
          })
          .execute()
        return token
      }),
    async findCaller(token) {
      if (!isSecret(token)) return undefined
      const [row] = await findSession({ tokenHash: hashSecret(token), now: now() })
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
      await setBackTimes(db, 'sessions.expires_at', clock() + sessionMs)
    },
  }
}

/** Whether the code was there to be used: of several who try at once, one wins. */
async function takeCode(db: Kysely<Tables>, userId: string, codeId: string): Promise<boolean> {
  const used = await db.deleteFrom('one_time_codes').where('id', '=', codeId).returning('id').executeTakeFirst()
  if (!used) return false
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute()
  return true
}

/** Takes the password of the sign-up away, unless the login comes from where it was chosen. */
async function settlePassword(
  db: Kysely<Tables>,
  clock: Clock,
  user: { readonly id: string; readonly email_key: string },
  { proofHash, unusableHash, language }: ProofByCode,
): Promise<void> {
  const proofs = await db
    .deleteFrom('one_time_codes')
    .where('user_id', '=', user.id)
    .where('kind', '=', 'sign_up_proof')
    .returning('secret_hash')
    .execute()
  if (proofs.some(({ secret_hash }) => secret_hash === proofHash)) return
  await db.updateTable('users').set({ password_hash: unusableHash }).where('id', '=', user.id).execute()
  await addToOutbox(db, clock, { kind: 'password_unset', email_key: user.email_key, language })
}
