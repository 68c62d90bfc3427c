import type { Handlers } from '../../http/endpoint-routes.ts'
import { changeProfile } from './change-account.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import type { PreferencesStore } from './preferences-store.ts'
import { signUp } from './sign-up.ts'

type Parts = Parameters<typeof signUp>[0] &
  Parameters<typeof changeProfile>[0] &
  Parameters<typeof changePassword>[0] &
  Parameters<typeof exportAccount>[0] &
  Parameters<typeof deleteAccount>[0] & { readonly preferences: PreferencesStore }

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
  return {
    signUp: ({ body, address, language }) => signUp(parts, body, { address, language }),
    readMe: async ({ caller }) => caller.user,
    updateMe: ({ body, caller }) => changeProfile(parts, caller.user, body),
    async updateMyPassword({ body, caller, address }) {
      const { current_password: currentPassword, new_password: newPassword } = body
      await changePassword(parts, caller, { currentPassword, newPassword, address })
      return { message: 'Password updated successfully' }
    },
    readPreferences: ({ caller }) => parts.preferences.read(caller.user.id),
    updatePreferences: ({ body, caller }) => parts.preferences.change(caller.user.id, body),
    exportMe({ caller, setHeader }) {
      setHeader('content-disposition', 'attachment; filename="roux.json"')
      return exportAccount(parts, caller.user)
    },
    async deleteMe({ caller }) {
      await deleteAccount(parts, caller.user, caller.user.id)
      return { message: 'User deleted successfully' }
    },
  }
}
