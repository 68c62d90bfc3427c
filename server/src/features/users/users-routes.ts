import type { Handlers } from '../../http/endpoint-routes.ts'
import { createLimiter } from '../../http/limiter.ts'
import { createPasswords } from '../../security/passwords.ts'
import type { CountStore } from '../../storage/count-store.ts'
import type { Database } from '../../storage/database.ts'
import { limitFailures } from './limit-failures.ts'
import { logIn } from './log-in.ts'
import { refuseWhenOverloaded } from './refuse-when-overloaded.ts'
import { sessionStore } from './session-store.ts'
import { signUp } from './sign-up.ts'
import { userStore } from './user-store.ts'

interface Parts {
  readonly database: Database
  readonly counts: CountStore
  readonly limits: { readonly loginFailures: number; readonly recoveries: number }
}

export function createUsers({ database, counts, limits }: Parts) {
  const minutes = 60_000
  const parts = {
    users: userStore(database),
    sessions: sessionStore(database),
    passwords: refuseWhenOverloaded(createPasswords()),
    mailQueued: () => undefined,
    limitFailures: limitFailures(
      createLimiter(counts, {
        name: 'login',
        max: limits.loginFailures,
        windowMs: 15 * minutes,
        code: 'too_many_requests',
      }),
    ),
  }
  const handlers = {
    signUp: ({ body, language }) => signUp(parts, body, language),
    logIn: async ({ body: { username, password }, address }) => {
      const token = await logIn(parts, { email: username, password, address })
      return { access_token: token, token_type: 'bearer' }
    },
    testToken: async ({ caller }) => caller.user,
    readMe: async ({ caller }) => caller.user,
    logOut: async ({ caller }) => {
      await parts.sessions.end(caller.sessionId)
      return { message: 'Logged out' }
    },
  } satisfies Partial<Handlers>
  return { handlers, findCaller: parts.sessions.findCaller }
}
