import { AppError } from '../../http/app-error.ts'
import type { Handlers } from '../../http/endpoint-routes.ts'
import { recoveryMail } from '../../mail/recovery-mail.ts'
import { changeAccount } from './change-account.ts'
import { createAccount } from './create-account.ts'
import { deleteAccount } from './delete-account.ts'
import { resetUrl } from './reset-url.ts'

type Parts = Parameters<typeof createAccount>[0] &
  Parameters<typeof changeAccount>[0] &
  Parameters<typeof deleteAccount>[0] & { readonly appUrl: string }

type AdministrationCalls = 'listUsers' | 'createUser' | 'readUser' | 'updateUser' | 'deleteUser' | 'readRecoveryMail'

/** Other people's accounts. */
export function manageUsersRoutes(parts: Parts): Pick<Handlers, AdministrationCalls> {
  return {
    listUsers: ({ query }) => parts.users.list(query),
    createUser: ({ body, caller, waiter }) => createAccount(parts, caller.user, body, waiter),
    async readUser({ params: { user_id }, caller }) {
      if (user_id === caller.user.id) return caller.user
      if (!caller.user.is_superuser) throw new AppError('not_superuser')
      const user = await parts.users.find(user_id)
      if (!user) throw new AppError('user_not_found')
      return user
    },
    updateUser: ({ params, body, caller, language, waiter }) =>
      changeAccount(parts, caller.user, params.user_id, { ...body, language }, waiter),
    async deleteUser({ params, caller }) {
      await deleteAccount(parts, caller.user, params.user_id)
      return { message: 'User deleted successfully' }
    },
    async readRecoveryMail({ params: { email }, language, setHeader }) {
      const account = await parts.users.findByEmail(email)
      if (!account) throw new AppError('unknown_username')
      // With a link that opens nothing: whoever may read the mail may not get into the account by it.
      const { subject, html } = recoveryMail(account.user.email, resetUrl(parts.appUrl, 'preview'), language)
      setHeader('subject', subject)
      return html
    },
  }
}
