import type { Language } from '@roux/contract/language'
import type { ProfileChange, User, UserChange } from '@roux/contract/user'
import type { Waiter } from '../../fair-queue.ts'
import { AppError } from '../../http/app-error.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { Passwords } from '../../security/passwords.ts'
import type { AccountStore } from './account-store.ts'
import type { Audit } from './audit.ts'
import { emailKey } from './email-key.ts'

interface Parts {
  readonly accounts: AccountStore
  readonly passwords: Passwords
  readonly signUpsOfAddress: Limiter
  readonly emailChangesOfAccount: Limiter
  readonly mailQueued: () => void
  readonly audit: Audit
}

/**
 * Changes one's own name or e-mail. Another e-mail counts as a sign-up: it may be somebody else's, and the answer tells
 * whether there is such an account.
 * @throws AppError `email_conflict`, `too_many_requests`
 */
export async function changeProfile(
  parts: Parts,
  user: User,
  change: ProfileChange,
  { address, language }: { readonly address: string; readonly language: Language },
): Promise<User> {
  const { full_name, email } = change
  if (email !== undefined && emailKey(email) !== emailKey(user.email)) {
    await parts.signUpsOfAddress.count(address)
    await parts.emailChangesOfAccount.count(user.id)
  }
  const changed = await parts.accounts.change(user.id, { full_name, email, language })
  // A caller's own account can be gone only if it has just been deleted.
  if (changed === 'missing') throw new AppError('invalid_credentials')
  return finish(parts, changed, user)
}

/**
 * Changes somebody's account for a superuser.
 * @throws AppError `unknown_user_id`, `email_conflict`, `last_superuser`; OverloadedError
 */
export async function changeAccount(
  parts: Parts,
  by: User,
  id: string,
  change: UserChange & { readonly language: Language },
  waiter: Waiter,
): Promise<User> {
  const { password, ...fields } = change
  const passwordHash = password === undefined ? undefined : await parts.passwords.hash(password, waiter)
  const changed = await parts.accounts.change(id, { ...fields, passwordHash })
  if (changed === 'missing') throw new AppError('unknown_user_id')
  return finish(parts, changed, by)
}

function finish({ mailQueued, audit }: Parts, changed: User | 'email_taken' | 'last_superuser', by: User): User {
  if (changed === 'email_taken') throw new AppError('email_conflict')
  if (changed === 'last_superuser') throw new AppError('last_superuser')
  mailQueued()
  audit('account changed', { user: changed.id, by: by.id })
  return changed
}
