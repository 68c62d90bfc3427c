import type { Language } from '@roux/contract/language'
import type { Waiter } from '../../fair-queue.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { Passwords } from '../../security/passwords.ts'
import type { Audit } from './audit.ts'
import { emailKey } from './email-key.ts'
import type { LimitFailures } from './limit-failures.ts'
import type { PasswordStore } from './password-store.ts'
import type { UserStore } from './user-store.ts'

interface Parts {
  readonly users: UserStore
  readonly passwords: Passwords
  readonly passwordStore: PasswordStore
  readonly limitFailures: LimitFailures
  readonly mailQueued: () => void
  readonly audit: Audit
}

interface Change {
  readonly currentPassword: string
  readonly newPassword: string
  readonly address: string
  readonly waiter: Waiter
  /** Of the mail that tells of it. */
  readonly language: Language
}

/**
 * Sets another password; the caller's other sessions end, and all links and codes. A mail tells of it.
 * @throws AppError `incorrect_password`, `same_password`, `too_many_requests`; OverloadedError
 */
export async function changePassword(
  { users, passwords, passwordStore, limitFailures, mailQueued, audit }: Parts,
  { user, sessionId }: Caller,
  { currentPassword, newPassword, address, waiter, language }: Change,
): Promise<void> {
  const oldHash = await limitFailures(emailKey(user.email), { address, waiter }, async (turn) => {
    const account = await users.findAccount(user.id)
    const isRight = await passwords.verify(account?.passwordHash, currentPassword, turn)
    if (!account || !isRight) throw new AppError('incorrect_password')
    return account.passwordHash
  })
  if (newPassword === currentPassword) throw new AppError('same_password')
  const newHash = await passwords.hash(newPassword, waiter)
  const isChanged = await passwordStore.change({
    userId: user.id,
    oldHash,
    newHash,
    keptSessionId: sessionId,
    language,
  })
  if (!isChanged) throw new AppError('incorrect_password')
  mailQueued()
  audit('password changed', { user: user.id })
}
