import type { UserListQuery } from '@roux/contract/administration'
import { foldText } from '@roux/contract/fold-text'
import type { Language } from '@roux/contract/language'
import type { User } from '@roux/contract/user'
import { type Kysely, type Selectable, sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../storage/database.ts'
import type { Engine } from '../../storage/engine.ts'
import { addToOutbox } from '../../storage/outbox-store.ts'
import type { Tables } from '../../storage/tables.ts'
import { emailKey } from './email-key.ts'

type UserRow = Omit<Selectable<Tables['users']>, 'turns'>

export const userColumns = [
  'users.id',
  'users.email',
  'users.full_name',
  'users.is_active',
  'users.is_superuser',
  'users.email_verified',
  'users.created_at',
] as const

/** An account with what its logins are checked against. */
interface Account {
  readonly user: User
  readonly passwordHash: string
}

export interface UserStore {
  find(id: string): Promise<User | undefined>
  findAccount(id: string): Promise<Account | undefined>
  /** Takes an `emailKey` too. */
  findByEmail(email: string): Promise<Account | undefined>
  list(query: UserListQuery): Promise<{ data: User[]; count: number }>
  /** Adds an account; false when its e-mail is taken. With a language, a mail with a sign-up code is queued too. */
  add(account: Account, mailLanguage?: Language): Promise<boolean>
}

export function userStore({ db, engine, clock }: Database): UserStore {
  const accounts = () => db.selectFrom('users').select([...userColumns, 'password_hash'])
  return {
    async find(id) {
      // What is no id of ours may hold what a database refuses.
      if (!isUuid(id)) return undefined
      const row = await db.selectFrom('users').select(userColumns).where('id', '=', id).executeTakeFirst()
      return row && toUser(row)
    },
    findAccount: async (id) => toAccount(await accounts().where('id', '=', id).executeTakeFirst()),
    findByEmail: async (email) =>
      toAccount(await accounts().where('email_key', '=', emailKey(email)).executeTakeFirst()),
    async list({ skip, limit, q }) {
      const found = matching(db, engine, q)
      const rows = await found
        .select(userColumns)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(skip)
        .execute()
      const { count } = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
      return { data: rows.map(toUser), count }
    },
    add: ({ user, passwordHash }, mailLanguage) =>
      db.transaction().execute(async (transaction) => {
        const added = await insertUser(transaction, user, passwordHash)
        if (added && mailLanguage) {
          await addToOutbox(transaction, clock, {
            kind: 'sign_up_code',
            email_key: emailKey(user.email),
            language: mailLanguage,
          })
        }
        return added
      }),
  }
}

/** The accounts that have every word of a search in their e-mail or name. `%` and `_` stand for themselves. */
function matching(db: Kysely<Tables>, { fold }: Engine, q: string) {
  const text = fold(sql<string>`coalesce(users.full_name, '') || ' ' || users.email`)
  const words = foldText(q)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return words.reduce(
    (narrowed, word) => narrowed.where(sql<boolean>`${text} like ${word} escape '\\'`),
    db.selectFrom('users'),
  )
}

async function insertUser(db: Kysely<Tables>, user: User, passwordHash: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values({ ...user, email_key: emailKey(user.email), password_hash: passwordHash })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

function toAccount(row: Omit<UserRow, 'email_key'> | undefined): Account | undefined {
  return row && { user: toUser(row), passwordHash: row.password_hash }
}

/** Named fields only: nothing of the password leaves the store with a user. */
export function toUser(row: Omit<UserRow, 'password_hash' | 'email_key'>): User {
  return {
    id: row.id,
    email: row.email,
    full_name: row.full_name,
    is_active: Boolean(row.is_active),
    is_superuser: Boolean(row.is_superuser),
    email_verified: Boolean(row.email_verified),
    created_at: row.created_at,
  }
}

/**
 * Reads an account and keeps it as it is until the transaction ends. Whatever starts or ends sessions, links and codes
 * locks their account first, so that none can appear while they are being ended.
 */
export function lockUser(transaction: Kysely<Tables>, { locksRows }: Engine, id: string) {
  return transaction
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .$if(locksRows, (rows) => rows.forNoKeyUpdate())
    .executeTakeFirst()
}

/**
 * The same for an account and all superusers: all at once and in one order for everybody, so that nobody waits in a
 * circle.
 */
export function lockUserAndSuperusers(transaction: Kysely<Tables>, { locksRows }: Engine, id: string) {
  return transaction
    .selectFrom('users')
    .select(['id', 'is_active', 'is_superuser'])
    .where((eb) => eb.or([eb('is_superuser', '=', true), eb('id', '=', id)]))
    .orderBy('id')
    .$if(locksRows, (rows) => rows.forUpdate())
    .execute()
}
