import type { Language } from '@roux/contract/language'
import type { User, UserChange } from '@roux/contract/user'
import type { Kysely } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../storage/database.ts'
import type { Engine } from '../../storage/engine.ts'
import { addToOutbox } from '../../storage/outbox-store.ts'
import type { Tables } from '../../storage/tables.ts'
import { emailKey } from './email-key.ts'
import { endCodes, endSessions } from './password-store.ts'
import { lockUser, lockUserAndSuperusers, toUser, userColumns } from './user-store.ts'

/** What of an account is changed; what is not named stays. */
type Change = Omit<UserChange, 'password'> & {
  readonly passwordHash?: string | undefined
  /** Of the mails that tell of a new password or e-mail. */
  readonly language: Language
}

type Refusal = 'missing' | 'email_taken' | 'last_superuser'

export interface AccountStore {
  /**
   * Changes an account and ends the sessions, links and codes that the change makes void. A mail is queued that tells of
   * a new e-mail or password, where the address so far has been confirmed: anybody can give one.
   */
  change(id: string, change: Change): Promise<User | Refusal>
  /** Deletes an account and all that is its; returns who it was. */
  remove(id: string): Promise<User | Exclude<Refusal, 'email_taken'>>
}

export function accountStore(database: Database): AccountStore {
  const { db, engine } = database
  return {
    async change(id, change) {
      try {
        return await db.transaction().execute((transaction) => changeAccount(transaction, database, id, change))
      } catch (error) {
        if (engine.isUniqueViolation(error)) return 'email_taken'
        throw error
      }
    },
    remove: (id) => db.transaction().execute((transaction) => removeAccount(transaction, engine, id)),
  }
}

async function changeAccount(
  db: Kysely<Tables>,
  { engine, clock }: Database,
  id: string,
  change: Change,
): Promise<User | Refusal> {
  if (!isUuid(id)) return 'missing'
  const losesPower = change.is_active === false || change.is_superuser === false
  if (losesPower && (await isLastSuperuser(db, engine, id))) return 'last_superuser'
  const before = await lockUser(db, engine, id)
  if (!before) return 'missing'
  const { email, passwordHash, language, full_name, is_active, is_superuser } = change
  const newKey = email === undefined ? before.email_key : emailKey(email)
  const isNewEmail = newKey !== before.email_key
  const after = await db
    .updateTable('users')
    .set({
      // The key stands in every change, so that there is always something to set.
      email_key: newKey,
      ...(email !== undefined && { email }),
      ...(isNewEmail && { email_verified: false }),
      ...(passwordHash !== undefined && { password_hash: passwordHash }),
      ...(full_name !== undefined && { full_name }),
      ...(is_active !== undefined && { is_active }),
      ...(is_superuser !== undefined && { is_superuser }),
    })
    .where('id', '=', id)
    .returning(userColumns)
    .executeTakeFirstOrThrow()
  // While an account is inactive its tokens are good for nothing but being told so; they never work again.
  const isActivated = is_active === true && !before.is_active
  if (passwordHash !== undefined || isActivated) await endSessions(db, id)
  if (passwordHash !== undefined || isNewEmail || is_active === false) await endCodes(db, id)
  const isTold = isNewEmail || passwordHash !== undefined
  if (isTold && before.email_verified) {
    const kind = isNewEmail ? 'email_changed' : 'password_changed'
    await addToOutbox(db, clock, { kind, email_key: before.email_key, language })
  }
  return toUser(after)
}

async function removeAccount(
  db: Kysely<Tables>,
  engine: Engine,
  id: string,
): Promise<User | 'missing' | 'last_superuser'> {
  if (!isUuid(id)) return 'missing'
  if (await isLastSuperuser(db, engine, id)) return 'last_superuser'
  const user = await lockUser(db, engine, id)
  if (!user) return 'missing'
  await db.deleteFrom('outbox').where('email_key', '=', user.email_key).execute()
  await db.deleteFrom('users').where('id', '=', id).execute()
  return toUser(user)
}

/** Somebody must be left who can log in and look after the others. */
async function isLastSuperuser(db: Kysely<Tables>, engine: Engine, id: string): Promise<boolean> {
  const locked = await lockUserAndSuperusers(db, engine, id)
  const active = locked.filter(({ is_active, is_superuser }) => is_active && is_superuser)
  return active.length === 1 && active[0]?.id === id
}
