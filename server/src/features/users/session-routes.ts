import type { Handlers } from '../../http/endpoint-routes.ts'
import { logIn } from './log-in.ts'
import { recoverPassword } from './recover-password.ts'
import { resetPassword } from './reset-password.ts'

type Parts = Parameters<typeof logIn>[0] & Parameters<typeof recoverPassword>[0] & Parameters<typeof resetPassword>[0]

type SessionCalls = 'logIn' | 'testToken' | 'logOut' | 'recoverPassword' | 'resetPassword'

/** Logging in and out, and getting in again. */
export function sessionRoutes(parts: Parts): Pick<Handlers, SessionCalls> {
  return {
    async logIn({ body: { username, password }, address }) {
      const token = await logIn(parts, { email: username, password, address })
      return { access_token: token, token_type: 'bearer' }
    },
    testToken: async ({ caller }) => caller.user,
    async logOut({ caller }) {
      await parts.sessions.end(caller.sessionId)
      parts.audit('logged out', { user: caller.user.id })
      return { message: 'Logged out' }
    },
    async recoverPassword({ params: { email }, address, language }) {
      await recoverPassword(parts, { email, address, language })
      return { message: 'If that email is registered, we sent a password recovery link' }
    },
    async resetPassword({ body: { token, new_password } }) {
      await resetPassword(parts, token, new_password)
      return { message: 'Password updated successfully' }
    },
  }
}
