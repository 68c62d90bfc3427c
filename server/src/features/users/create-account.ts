import type { NewUser, User } from '@roux/contract/user'
import type { Clock } from '../../clock.ts'
import type { Waiter } from '../../fair-queue.ts'
import { AppError } from '../../http/app-error.ts'
import type { Passwords } from '../../security/passwords.ts'
import type { Audit } from './audit.ts'
import { newUser } from './new-user.ts'
import type { UserStore } from './user-store.ts'

interface Parts {
  readonly users: UserStore
  readonly passwords: Passwords
  readonly clock: Clock
  readonly audit: Audit
}

/**
 * Creates an account for a superuser.
 * @throws AppError `email_in_use`; OverloadedError
 */
export async function createAccount(
  parts: Parts,
  by: User,
  { password, ...given }: NewUser,
  waiter: Waiter,
): Promise<User> {
  const user = await addAccount(parts, newUser(parts.clock, given), password, waiter)
  if (!user) throw new AppError('email_in_use')
  parts.audit('account created', { user: user.id, by: by.id })
  return user
}

/** Makes the superuser of the settings, if there is no such account. Several instances may do so at once. */
export async function createFirstSuperuser(
  parts: Parts,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const user = await addAccount(parts, newUser(parts.clock, { email, is_superuser: true }), password, {
    caller: 'start',
  })
  if (user) parts.audit('account created', { user: user.id })
}

/** Undefined when the e-mail is taken. */
async function addAccount(
  { users, passwords }: Parts,
  user: User,
  password: string,
  waiter: Waiter,
): Promise<User | undefined> {
  if (await users.findByEmail(user.email)) return undefined
  const isAdded = await users.add({ user, passwordHash: await passwords.hash(password, waiter) })
  return isAdded ? user : undefined
}
