import type { Language } from '@roux/contract/language'
import type { SignUp, User } from '@roux/contract/user'
import { AppError } from '../../http/app-error.ts'
import type { Passwords } from '../../security/passwords.ts'
import type { Audit } from './audit.ts'
import { newUser } from './new-user.ts'
import type { UserStore } from './user-store.ts'

interface Parts {
  readonly users: UserStore
  readonly passwords: Passwords
  readonly mailQueued: () => void
  readonly audit: Audit
}

/**
 * Creates an account and has a code mailed to it.
 * @throws AppError `email_registered`, `overloaded`
 */
export async function signUp(
  { users, passwords, mailQueued, audit }: Parts,
  { email, password, full_name = null }: SignUp,
  language: Language,
): Promise<User> {
  if (await users.findByEmail(email)) throw new AppError('email_registered')
  const user = newUser({ email, full_name })
  const isAdded = await users.add({ user, passwordHash: await passwords.hash(password) }, language)
  if (!isAdded) throw new AppError('email_registered')
  mailQueued()
  audit('signed up', { user: user.id })
  return user
}
