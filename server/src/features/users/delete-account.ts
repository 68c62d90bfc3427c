import type { User } from '@roux/contract/user'
import { AppError } from '../../http/app-error.ts'
import type { AccountStore } from './account-store.ts'
import type { Audit } from './audit.ts'
import type { UserStore } from './user-store.ts'

interface Parts {
  readonly users: Pick<UserStore, 'find'>
  /** Bit by bit: an account may keep more than should be deleted at once. */
  readonly clearRecipes: (userId: string) => Promise<void>
  readonly accounts: AccountStore
  readonly audit: Audit
}

/**
 * Deletes an account and all that is its: one's own, or any other for a superuser.
 * @throws AppError `superuser_self_deletion`, `last_superuser`, `user_not_found`
 */
export async function deleteAccount(
  { users, accounts, clearRecipes, audit }: Parts,
  by: User,
  id: string,
): Promise<void> {
  if (by.is_superuser && by.id === id) throw new AppError('superuser_self_deletion')
  const user = await users.find(id)
  // Those of a superuser, who may turn out to be the last one and stay, go with the account.
  if (user && !user.is_superuser) await clearRecipes(id)
  const removed = await accounts.remove(id)
  if (removed === 'missing') throw new AppError('user_not_found')
  if (removed === 'last_superuser') throw new AppError('last_superuser')
  audit('account deleted', { user: id, by: by.id })
}
