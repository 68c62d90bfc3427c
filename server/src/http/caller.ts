import type { User } from '@roux/contract/user'

/** Who is calling: an active account, and the session its token belongs to. */
export interface Caller {
  readonly user: User
  readonly sessionId: string
}

/** As much of an account as says which recipes it reaches. */
export type ReachingUser = Pick<User, 'id' | 'is_superuser'>

/** Finds the caller of a bearer token; undefined for a token that is unknown, expired or ended. */
export type FindCaller = (token: string) => Promise<Caller | undefined>
