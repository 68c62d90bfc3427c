import type { Language } from '@roux/contract/language'
import type { Waiter } from '../../fair-queue.ts'
import { AppError } from '../../http/app-error.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { Passwords } from '../../security/passwords.ts'
import { hashSecret, isCode } from '../../security/secrets.ts'
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
  readonly mailQueued: () => void
  readonly audit: Audit
}

interface Login {
  readonly email: string
  /** Or the code of the sign-up mail. */
  readonly password: string
  readonly address: string
  readonly waiter: Waiter
  /** Of a mail that may follow. */
  readonly language: Language
  /** What the browser that signed up was given. */
  readonly proof: string | undefined
}

/**
 * Starts a session and returns its token. With a code and without the proof of the sign-up, the password of the sign-up
 * works no longer, and a mail with a link to set one follows. A login that fails takes the same work whether the e-mail is known or not.
 * @throws AppError `incorrect_login`, `inactive_user`, `too_many_requests`; OverloadedError
 */
export function logIn(parts: Parts, login: Login): Promise<string> {
  const { users, sessions, passwords, passwordStore, limitFailures, audit } = parts
  const { email, password } = login
  return limitFailures(emailKey(email), login, async (waiter) => {
    const account = await users.findByEmail(email)
    const isPassword = await passwords.verify(account?.passwordHash, password, waiter)
    const codeId = !isPassword && isCode(password) ? await findCode(parts, { ...login, waiter }) : undefined
    if (!account || !(isPassword || codeId)) {
      audit('login failed', { user: account?.user.id })
      throw new AppError('incorrect_login')
    }
    const { user, passwordHash } = account
    if (!user.is_active) throw new AppError('inactive_user')
    const token = await sessions.start(user.id, codeId ? proofOfCode(parts, codeId, login) : { passwordHash })
    if (token === undefined) throw new AppError('incorrect_login')
    if (codeId) parts.mailQueued()
    if (isPassword && passwords.isOutdated(passwordHash)) {
      const newHash = await passwords.hash(password, waiter)
      await passwordStore.rehash({ userId: user.id, oldHash: passwordHash, newHash })
    }
    audit('logged in', { user: user.id })
    return token
  })
}

function proofOfCode({ passwords }: Parts, codeId: string, { language, proof }: Login) {
  const proofHash = proof === undefined ? undefined : hashSecret(proof)
  return { codeId, proofHash, unusableHash: passwords.newUnusable(), language }
}

/**
 * The id of the sign-up code that was typed. Every try counts against the few of that very code, and costs a
 * verification, whether there is a code or not.
 */
async function findCode(
  { codes, codeTries, passwords }: Parts,
  { email, password, waiter }: Login,
): Promise<string | undefined> {
  const code = await codes.findSignUpCode(email)
  const isAlive = await codeTries.allows(code?.id ?? emailKey(email))
  const isRight = await passwords.verify(isAlive ? code?.secretHash : undefined, password, waiter)
  return isRight ? code?.id : undefined
}
