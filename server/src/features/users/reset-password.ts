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
  readonly audit: Audit
}

/**
 * Sets a new password with the token of a recovery link, which works once; all sessions and other links end.
 * @throws AppError `invalid_token`, `overloaded`
 */
export async function resetPassword(
  { codes, passwords, passwordStore, audit }: Parts,
  token: string,
  password: string,
): Promise<void> {
  // Looked up first, so that nobody can have passwords hashed with made-up tokens.
  const link = await codes.findResetLink(hashSecret(token))
  if (!link) throw new AppError('invalid_token')
  const isReset = await passwordStore.reset(link, await passwords.hash(password))
  if (!isReset) throw new AppError('invalid_token')
  audit('password reset', { user: link.userId })
}
