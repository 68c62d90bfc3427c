import type { Language } from '@roux/contract/language'
import { toLanguage } from '@roux/contract/language'
import type { User } from '@roux/contract/user'
import type { Limiter } from '../../http/limiter.ts'
import type { Mail } from '../../mail/mail.ts'
import { emailChangedMail, passwordChangedMail } from '../../mail/notice-mails.ts'
import type { PreparedMail } from '../../mail/outbox-sender.ts'
import { recoveryMail } from '../../mail/recovery-mail.ts'
import { signUpMail } from '../../mail/sign-up-mail.ts'
import { unsetPasswordMail } from '../../mail/unset-password-mail.ts'
import type { Passwords } from '../../security/passwords.ts'
import { hashSecret, newCode, newSecret } from '../../security/secrets.ts'
import type { QueuedMail } from '../../storage/outbox-store.ts'
import type { CodeStore } from './code-store.ts'
import { recoveryUrl, resetUrl } from './reset-url.ts'
import type { UserStore } from './user-store.ts'

interface Parts {
  readonly users: UserStore
  readonly codes: CodeStore
  readonly passwords: Passwords
  readonly noticesOfEmail: Limiter
  readonly appUrl: string
}

/**
 * Makes the mail of an outbox entry with a link or code of its own: secrets are never stored, so each try gets a new
 * one. Undefined when there is no such account. It goes to the account's e-mail, never to what somebody typed; that an
 * account has another e-mail is told to the one it had.
 */
export async function prepareMail(parts: Parts, entry: QueuedMail): Promise<PreparedMail | undefined> {
  const { kind, email_key } = entry
  const language = toLanguage(entry.language) ?? 'en'
  if (isNotice(kind) && !(await isAllowed(parts, entry))) return undefined
  if (kind === 'email_changed') return justSend(emailChangedMail(email_key, language))
  const account = await parts.users.findByEmail(email_key)
  if (!account?.user.is_active) return undefined
  const { user } = account
  if (kind === 'password_changed') {
    return justSend(passwordChangedMail(user.email, recoveryUrl(parts.appUrl), language))
  }
  if (kind === 'sign_up_code') return prepareCode(parts, user, language)
  return prepareLink(parts, user, (url) =>
    kind === 'recovery' ? recoveryMail(user.email, url, language) : unsetPasswordMail(user.email, url, language),
  )
}

const isNotice = (kind: QueuedMail['kind']) => kind === 'password_changed' || kind === 'email_changed'

/** Whoever gives an account somebody else's e-mail must not have it flooded. */
async function isAllowed({ noticesOfEmail }: Parts, { attempts, email_key }: QueuedMail): Promise<boolean> {
  return attempts > 1 || (await noticesOfEmail.allows(email_key))
}

function justSend(mail: Mail): PreparedMail {
  return { mail, withdraw: () => Promise.resolve() }
}

async function prepareCode(
  { codes, passwords }: Parts,
  user: User,
  language: Language,
): Promise<PreparedMail | undefined> {
  const code = newCode()
  const id = await codes.add({ kind: 'sign_up', user, secretHash: await passwords.hash(code, { caller: 'mail' }) })
  if (id === undefined) return undefined
  return { mail: signUpMail(user.email, code, language), withdraw: () => codes.remove(id) }
}

async function prepareLink(
  { codes, appUrl }: Parts,
  user: User,
  mailWith: (url: string) => Mail,
): Promise<PreparedMail | undefined> {
  const token = newSecret()
  const id = await codes.add({ kind: 'reset', user, secretHash: hashSecret(token) })
  return id === undefined ? undefined : { mail: mailWith(resetUrl(appUrl, token)), withdraw: () => codes.remove(id) }
}
