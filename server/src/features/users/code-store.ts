import type { User } from '@roux/contract/user'
import { v7 as uuid } from 'uuid'
import { toTimestamp } from '../../clock.ts'
import type { Database } from '../../storage/database.ts'
import { setBackTimes } from '../../storage/set-back-times.ts'
import { emailKey } from './email-key.ts'
import { lockUser } from './user-store.ts'

const hour = 60 * 60 * 1000

/** How long each kind is good for. */
const lives = {
  reset: hour,
  sign_up: 24 * hour,
  // The mail with the code may be on its way for three days.
  sign_up_proof: 4 * 24 * hour,
} as const

/** A link or code as it is stored. */
interface StoredCode {
  readonly id: string
  readonly userId: string
  readonly secretHash: string
}

interface NewCode {
  readonly kind: keyof typeof lives
  readonly user: User
  readonly secretHash: string
}

/** Links and codes that were mailed and work once, and what the browser of a sign-up was given. */
export interface CodeStore {
  /**
   * Adds one for the account of an e-mail and returns its id; undefined when it has another e-mail by now. An account
   * has one sign-up code at most: the newest.
   */
  add(code: NewCode): Promise<string | undefined>
  findSignUpCode(email: string): Promise<StoredCode | undefined>
  findResetLink(secretHash: string): Promise<StoredCode | undefined>
  remove(id: string): Promise<void>
  clearExpired(): Promise<void>
}

export function codeStore({ db, engine, clock }: Database): CodeStore {
  const now = () => toTimestamp(clock())
  const valid = () =>
    db
      .selectFrom('one_time_codes')
      .innerJoin('users', 'users.id', 'one_time_codes.user_id')
      .select(['one_time_codes.id', 'user_id as userId', 'secret_hash as secretHash'])
      .where('expires_at', '>', now())
  return {
    add: ({ kind, user, secretHash }) =>
      db.transaction().execute(async (transaction) => {
        const present = await lockUser(transaction, engine, user.id)
        if (present?.email_key !== emailKey(user.email)) return undefined
        if (kind === 'sign_up') {
          await transaction
            .deleteFrom('one_time_codes')
            .where('user_id', '=', user.id)
            .where('kind', '=', kind)
            .execute()
        }
        const id = uuid()
        const created = clock()
        await transaction
          .insertInto('one_time_codes')
          .values({
            id,
            user_id: user.id,
            kind,
            secret_hash: secretHash,
            created_at: toTimestamp(created),
            expires_at: toTimestamp(created + lives[kind]),
          })
          .execute()
        return id
      }),
    findSignUpCode: (email) =>
      valid().where('kind', '=', 'sign_up').where('email_key', '=', emailKey(email)).executeTakeFirst(),
    findResetLink: (secretHash) =>
      valid().where('kind', '=', 'reset').where('secret_hash', '=', secretHash).executeTakeFirst(),
    async remove(id) {
      await db.deleteFrom('one_time_codes').where('id', '=', id).execute()
    },
    async clearExpired() {
      await db.deleteFrom('one_time_codes').where('expires_at', '<=', now()).execute()
      await setBackTimes(db, 'one_time_codes.expires_at', clock() + Math.max(...Object.values(lives)))
    },
  }
}
