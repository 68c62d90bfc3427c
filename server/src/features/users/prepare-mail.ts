import { toLanguage } from '@roux/contract/language'
import type { Limiter } from '../../http/limiter.ts'
import type { PreparedMail } from '../../mail/outbox-sender.ts'
import { recoveryMail } from '../../mail/recovery-mail.ts'
import { signUpMail } from '../../mail/sign-up-mail.ts'
import type { Passwords } from '../../security/passwords.ts'
import { hashSecret, newCode, newSecret } from '../../security/secrets.ts'
import type { QueuedMail } from '../../storage/outbox-store.ts'
import type { CodeStore } from './code-store.ts'
import { resetUrl } from './reset-url.ts'
import type { UserStore } from './user-store.ts'

interface Parts {
  readonly users: UserStore
  readonly codes: CodeStore
  readonly passwords: Passwords
  readonly codeTries: Limiter
  readonly appUrl: string
}

/**
 * Makes the mail of an outbox entry with a link or code of its own: secrets are never stored, so each try gets a new
 * one. Undefined when there is no such account. It goes to the account's e-mail, never to what somebody typed.
 */
export async function prepareMail(
  { users, codes, passwords, codeTries, appUrl }: Parts,
  { kind, email_key, language: tag }: QueuedMail,
): Promise<PreparedMail | undefined> {
  const account = await users.findByEmail(email_key)
  if (!account?.user.is_active) return undefined
  const { user } = account
  const language = toLanguage(tag) ?? 'en'
  const secret = kind === 'recovery' ? newSecret() : newCode()
  const codeId = await codes.add({
    user,
    ...(kind === 'recovery'
      ? { kind: 'reset', secretHash: hashSecret(secret) }
      : { kind: 'sign_up', secretHash: await passwords.hash(secret) }),
  })
  if (codeId === undefined) return undefined
  // Each code has its own few tries.
  if (kind === 'sign_up_code') await codeTries.forget(email_key)
  const mail =
    kind === 'recovery'
      ? recoveryMail(user.email, resetUrl(appUrl, secret), language)
      : signUpMail(user.email, secret, language)
  return { mail, withdraw: () => codes.remove(codeId) }
}
