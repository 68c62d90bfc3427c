import type { Handlers } from '../../http/endpoint-routes.ts'
import type { OnePerAccount } from '../../http/one-per-account.ts'
import { changeProfile } from './change-account.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import type { PreferencesStore } from './preferences-store.ts'
import { signUp } from './sign-up.ts'
import { signUpCookie } from './sign-up-cookie.ts'

type Parts = Parameters<typeof signUp>[0] &
  Parameters<typeof changeProfile>[0] &
  Parameters<typeof changePassword>[0] &
  Parameters<typeof exportAccount>[0] &
  Parameters<typeof deleteAccount>[0] & {
    readonly preferences: PreferencesStore
    readonly appUrl: string
    /** Those of an account. */
    readonly exports: OnePerAccount
  }

type ProfileCalls =
  | 'signUp'
  | 'readMe'
  | 'updateMe'
  | 'updateMyPassword'
  | 'readPreferences'
  | 'updatePreferences'
  | 'exportMe'
  | 'deleteMe'

/** One's own account. */
export function profileRoutes(parts: Parts): Pick<Handlers, ProfileCalls> {
  const { exports } = parts
  return {
    async signUp({ body, address, waiter, language, setHeader }) {
      const { user, proof } = await signUp(parts, body, { address, waiter, language })
      setHeader('set-cookie', signUpCookie(parts.appUrl, proof))
      return user
    },
    readMe: async ({ caller }) => caller.user,
    updateMe: ({ body, caller, address, language }) => changeProfile(parts, caller.user, body, { address, language }),
    async updateMyPassword({ body, caller, address, waiter, language }) {
      const { current_password: currentPassword, new_password: newPassword } = body
      await changePassword(parts, caller, { currentPassword, newPassword, address, waiter, language })
      return { message: 'Password updated successfully' }
    },
    readPreferences: ({ caller }) => parts.preferences.read(caller.user.id),
    updatePreferences: ({ body, caller }) => parts.preferences.change(caller.user.id, body),
    exportMe: ({ caller, setHeader, signal }) => {
      const streamed = exports.hold(caller.user.id, signal, exportAccount(parts, caller.user))
      setHeader('content-disposition', 'attachment; filename="roux.json"')
      return Promise.resolve({ streamed })
    },
    async deleteMe({ caller }) {
      await deleteAccount(parts, caller.user, caller.user.id)
      return { message: 'User deleted successfully' }
    },
  }
}
