import { AppError } from '../../http/app-error.ts'
import type { Passwords } from '../../security/passwords.ts'
import { emailKey } from './email-key.ts'
import type { LimitFailures } from './limit-failures.ts'
import type { SessionStore } from './session-store.ts'
import type { UserStore } from './user-store.ts'

interface Parts {
  readonly users: UserStore
  readonly sessions: SessionStore
  readonly passwords: Passwords
  readonly limitFailures: LimitFailures
}

interface Login {
  readonly email: string
  /** Or the code of the sign-up mail. */
  readonly password: string
  readonly address: string
}

/**
 * Starts a session and returns its token. The work is the same for known and unknown e-mails.
 * @throws AppError `incorrect_login`, `inactive_user`, `too_many_requests`, `overloaded`
 */
export function logIn({ users, sessions, passwords, limitFailures }: Parts, login: Login): Promise<string> {
  return limitFailures(emailKey(login.email), login.address, async () => {
    const account = await users.findByEmail(login.email)
    const isRight = await passwords.verify(account?.passwordHash, login.password)
    if (!account || !isRight) throw new AppError('incorrect_login')
    if (!account.user.is_active) throw new AppError('inactive_user')
    const token = await sessions.start(account.user.id, account.passwordHash)
    if (token === undefined) throw new AppError('incorrect_login')
    return token
  })
}
