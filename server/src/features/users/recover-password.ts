import type { Language } from '@roux/contract/language'
import type { Limiter } from '../../http/limiter.ts'
import type { OutboxStore } from '../../storage/outbox-store.ts'
import { emailKey } from './email-key.ts'

interface Parts {
  readonly outbox: OutboxStore
  readonly recoveriesOfEmail: Limiter
  readonly recoveriesOfAddress: Limiter
  readonly mailQueued: () => void
}

interface Recovery {
  readonly email: string
  readonly address: string
  readonly language: Language
}

/**
 * Has a link mailed that sets a new password. Whether there is such an account is looked up when the mail is made, so
 * that known and unknown e-mails are the same work here.
 * @throws AppError `too_many_requests`
 */
export async function recoverPassword(
  { outbox, recoveriesOfEmail, recoveriesOfAddress, mailQueued }: Parts,
  { email, address, language }: Recovery,
): Promise<void> {
  await recoveriesOfAddress.count(address)
  await recoveriesOfEmail.count(emailKey(email))
  await outbox.add({ kind: 'recovery', email_key: emailKey(email), language })
  mailQueued()
}
