import type { Handlers } from '../../http/endpoint-routes.ts'
import { logIn } from './log-in.ts'
import { recoverPassword } from './recover-password.ts'
import { resetPassword } from './reset-password.ts'
import { readSignUpCookie } from './sign-up-cookie.ts'

type Parts = Parameters<typeof logIn>[0] &
  Parameters<typeof recoverPassword>[0] &
  Parameters<typeof resetPassword>[0] & { readonly appUrl: string }

type SessionCalls = 'logIn' | 'testToken' | 'logOut' | 'recoverPassword' | 'resetPassword'

/** Logging in and out, and getting in again. */
export function sessionRoutes(parts: Parts): Pick<Handlers, SessionCalls> {
  return {
    async logIn({ body: { username, password }, address, waiter, language, cookies }) {
      const proof = readSignUpCookie(parts.appUrl, cookies)
      const token = await logIn(parts, { email: username, password, address, waiter, language, proof })
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
    async resetPassword({ body: { token, new_password }, waiter, language }) {
      await resetPassword(parts, { token, newPassword: new_password, waiter, language })
      return { message: 'Password updated successfully' }
    },
  }
}
