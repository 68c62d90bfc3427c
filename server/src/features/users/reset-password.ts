import type { Language } from '@roux/contract/language'
import type { Waiter } from '../../fair-queue.ts'
import { AppError } from '../../http/app-error.ts'
import type { Passwords } from '../../security/passwords.ts'
import { hashSecret } from '../../security/secrets.ts'
import type { Audit } from './audit.ts'
import type { CodeStore } from './code-store.ts'
import type { PasswordStore } from './password-store.ts'

interface Parts {
  readonly codes: CodeStore
  readonly passwords: Passwords
  readonly passwordStore: PasswordStore
  readonly mailQueued: () => void
  readonly audit: Audit
}

interface Reset {
  /** Of the recovery link. */
  readonly token: string
  readonly newPassword: string
  readonly waiter: Waiter
  /** Of the mail that tells of it. */
  readonly language: Language
}

/**
 * Sets a new password with the token of a recovery link, which works once; all sessions and other links end. A mail tells
 * of it.
 * @throws AppError `invalid_token`; OverloadedError
 */
export async function resetPassword(
  { codes, passwords, passwordStore, mailQueued, audit }: Parts,
  { token, newPassword, waiter, language }: Reset,
): Promise<void> {
  // Looked up first, so that nobody can have passwords hashed with made-up tokens.
  const link = await codes.findResetLink(hashSecret(token))
  if (!link) throw new AppError('invalid_token')
  const newHash = await passwords.hash(newPassword, waiter)
  const isReset = await passwordStore.reset(link, { newHash, language })
  if (!isReset) throw new AppError('invalid_token')
  mailQueued()
  audit('password reset', { user: link.userId })
}
