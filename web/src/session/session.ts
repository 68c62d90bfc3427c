import { createContext, useContext } from 'react'
import type { Account } from '../api/account.ts'

/** Who uses this browser (specification §3, Auth context). */
export interface Session {
  /** Undefined for a guest, and while it is not known yet. */
  readonly user: Account | undefined
  readonly isAuthenticated: boolean
  /** True while a stored token is being checked. */
  readonly loading: boolean
  /** True while that check gets no answer: the network or the server is away, and it is tried again. */
  readonly isOffline: boolean
  /** `settleIn` is done with the new session before the app shows it; it must not fail. */
  signIn(email: string, password: string, settleIn?: () => Promise<void>): Promise<void>
  signUp(email: string, password: string): Promise<void>
  /** Ends the session here at once, and on the server as soon as it can be reached. */
  signOut(): void
  recoverPassword(email: string): Promise<void>
  /** Ends every session of the account, this browser's too. */
  resetPassword(token: string, newPassword: string): Promise<void>
  /** Ends the account and everything that is the cook's; then they are a guest. */
  deleteAccount(): Promise<void>
  /** The account as the server has it now, after a change of the profile. */
  setUser(user: Account): void
}

export const SessionContext = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === undefined) throw new Error('useSession outside its provider')
  return session
}
