import type { Language } from '@roux/contract/language'
import type { SignUp, User } from '@roux/contract/user'
import type { Clock } from '../../clock.ts'
import type { Waiter } from '../../fair-queue.ts'
import { AppError } from '../../http/app-error.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { Passwords } from '../../security/passwords.ts'
import { hashSecret, newSecret } from '../../security/secrets.ts'
import type { Audit } from './audit.ts'
import type { CodeStore } from './code-store.ts'
import { emailKey } from './email-key.ts'
import { newUser } from './new-user.ts'
import type { UserStore } from './user-store.ts'

interface Parts {
  readonly users: UserStore
  readonly codes: CodeStore
  readonly passwords: Passwords
  readonly signUpsOfAddress: Limiter
  readonly signUpMailsOfAddress: Limiter
  readonly signUpMailsOfEmail: Limiter
  readonly clock: Clock
  readonly mailQueued: () => void
  readonly audit: Audit
}

interface From {
  readonly address: string
  readonly waiter: Waiter
  /** Of the mail. */
  readonly language: Language
}

interface SignedUp {
  readonly user: User
  /** Known to whoever chose the password, and to nobody else. */
  readonly proof: string
}

/**
 * Creates an account and has a code mailed to it, unless too many mails were from the same address, or to the same e-mail.
 * @throws AppError `email_registered`, `too_many_requests`; OverloadedError
 */
export async function signUp(
  parts: Parts,
  { email, password, full_name = null }: SignUp,
  { address, waiter, language }: From,
): Promise<SignedUp> {
  const { users, codes, passwords, signUpsOfAddress, signUpMailsOfAddress, signUpMailsOfEmail, clock } = parts
  // Before the e-mail is looked up: a refusal tells nothing of it, and nobody can ask without end who is here.
  await signUpsOfAddress.count(address)
  if (await users.findByEmail(email)) throw new AppError('email_registered')
  const user = newUser(clock, { email, full_name })
  const passwordHash = await passwords.hash(password, waiter)
  const isMailed = (await signUpMailsOfAddress.allows(address)) && (await signUpMailsOfEmail.allows(emailKey(email)))
  const isAdded = await users.add({ user, passwordHash }, isMailed ? language : undefined)
  if (!isAdded) throw new AppError('email_registered')
  const proof = newSecret()
  await codes.add({ kind: 'sign_up_proof', user, secretHash: hashSecret(proof) })
  if (isMailed) parts.mailQueued()
  parts.audit('signed up', { user: user.id })
  return { user, proof }
}
