import { AppError } from '../../http/app-error.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { Passwords } from '../../security/passwords.ts'
import { isCode } from '../../security/secrets.ts'
import type { Audit } from './audit.ts'
import type { CodeStore } from './code-store.ts'
import { emailKey } from './email-key.ts'
import type { LimitFailures } from './limit-failures.ts'
import type { PasswordStore } from './password-store.ts'
import type { SessionStore } from './session-store.ts'
import type { UserStore } from './user-store.ts'

interface Parts {
  readonly users: UserStore
  readonly sessions: SessionStore
  readonly codes: CodeStore
  readonly passwordStore: PasswordStore
  readonly passwords: Passwords
  readonly limitFailures: LimitFailures
  readonly codeTries: Limiter
  readonly audit: Audit
}

interface Login {
  readonly email: string
  /** Or the code of the sign-up mail. */
  readonly password: string
  readonly address: string
}

/**
 * Starts a session and returns its token. A login that fails takes the same work whether the e-mail is known or not.
 * @throws AppError `incorrect_login`, `inactive_user`, `too_many_requests`, `overloaded`
 */
export function logIn(parts: Parts, { email, password, address }: Login): Promise<string> {
  const { users, sessions, passwords, passwordStore, limitFailures, audit } = parts
  return limitFailures(emailKey(email), address, async () => {
    const account = await users.findByEmail(email)
    const isPassword = await passwords.verify(account?.passwordHash, password)
    const codeId = !isPassword && isCode(password) ? await findCode(parts, email, password) : undefined
    if (!account || !(isPassword || codeId)) {
      audit('login failed', { user: account?.user.id })
      throw new AppError('incorrect_login')
    }
    const { user, passwordHash } = account
    if (!user.is_active) throw new AppError('inactive_user')
    const token = await sessions.start(user.id, codeId ? { codeId } : { passwordHash })
    if (token === undefined) throw new AppError('incorrect_login')
    if (isPassword && passwords.isOutdated(passwordHash)) {
      const newHash = await passwords.hash(password)
      await passwordStore.rehash({ userId: user.id, oldHash: passwordHash, newHash })
    }
    audit('logged in', { user: user.id })
    return token
  })
}

/**
 * The id of the sign-up code that was typed. Every try counts against the code's few, and costs a verification, whether
 * there is a code or not.
 */
async function findCode(
  { codes, codeTries, passwords }: Parts,
  email: string,
  typed: string,
): Promise<string | undefined> {
  const isAlive = await codeTries.allows(emailKey(email))
  const code = await codes.findSignUpCode(email)
  const isRight = await passwords.verify(isAlive ? code?.secretHash : undefined, typed)
  return isRight ? code?.id : undefined
}
