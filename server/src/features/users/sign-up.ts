import type { Language } from '@roux/contract/language'
import type { SignUp, User } from '@roux/contract/user'
import { AppError } from '../../http/app-error.ts'
import type { Passwords } from '../../security/passwords.ts'
import { newUser } from './new-user.ts'
import type { UserStore } from './user-store.ts'

interface Parts {
  readonly users: UserStore
  readonly passwords: Passwords
  readonly mailQueued: () => void
}

/**
 * Creates an account and has a code mailed to it.
 * @throws AppError `email_registered`, `overloaded`
 */
export async function signUp(
  { users, passwords, mailQueued }: Parts,
  { email, password, full_name = null }: SignUp,
  language: Language,
): Promise<User> {
  if (await users.findByEmail(email)) throw new AppError('email_registered')
  const user = newUser({ email, full_name })
  const added = await users.add({ user, passwordHash: await passwords.hash(password) }, language)
  if (!added) throw new AppError('email_registered')
  mailQueued()
  return user
}
