import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type Account,
  deleteAccount,
  fetchAccount,
  logIn,
  logOut,
  recoverPassword,
  resetPassword,
  signUp,
} from '../api/account.ts'
import { ApiError } from '../api/api-error.ts'
import { whenTokenRefused } from '../api/token-refused.ts'
import {
  dropAccessToken,
  keepAccessToken,
  readAccessToken,
  whenTokenChangesElsewhere,
} from '../browser/access-token.ts'
import { dropGuestRecipe } from '../browser/guest-recipe-kept.ts'
import { dropSessionTexts } from '../browser/kept-text.ts'
import { logFailure } from '../browser/log-failure.ts'
import { dropTimers } from '../browser/timers-kept.ts'
import { type Session, SessionContext } from './session.ts'

type State = { status: 'checking'; isOffline: boolean } | { status: 'guest' } | { status: 'user'; user: Account }

/** How long to wait before an unanswered check is tried again. */
const retryMs = 3000

interface SessionProviderProps {
  children: ReactNode
  /** Told when a session ended that the cook had not ended. */
  onEnded(): void
}

export function SessionProvider({ children, onEnded }: SessionProviderProps) {
  const [state, setState] = useState<State>(() =>
    readAccessToken() === undefined ? { status: 'guest' } : { status: 'checking', isOffline: false },
  )
  useTokenCheck(state.status === 'checking', setState)

  const becomeGuest = useCallback(() => {
    dropAccessToken()
    setState({ status: 'guest' })
  }, [])
  const isUser = state.status === 'user'
  useEffect(() => {
    if (!isUser) return
    return whenTokenRefused((token) => {
      // An answer to an older session says nothing about this one.
      if (token !== readAccessToken()) return
      becomeGuest()
      onEnded()
    })
  }, [isUser, becomeGuest, onEnded])
  useEffect(
    () =>
      whenTokenChangesElsewhere(() =>
        setState(readAccessToken() === undefined ? { status: 'guest' } : { status: 'checking', isOffline: false }),
      ),
    [],
  )

  const session = useMemo<Session>(
    () => ({
      user: state.status === 'user' ? state.user : undefined,
      isAuthenticated: state.status === 'user',
      loading: state.status === 'checking',
      isOffline: state.status === 'checking' && state.isOffline,
      async signIn(email, password, settleIn) {
        keepAccessToken(await logIn(email, password))
        const user = await fetchAccount().catch((cause: unknown) => {
          dropAccessToken()
          throw cause
        })
        await settleIn?.()
        dropGuestRecipe()
        setState({ status: 'user', user })
      },
      signUp,
      signOut() {
        logOut().catch((cause: unknown) => logFailure('ending the session on the server failed', cause))
        leaveNothing()
        becomeGuest()
      },
      recoverPassword,
      async resetPassword(token, newPassword) {
        await resetPassword(token, newPassword)
        // A guest who resets a password leaves nothing.
        if (readAccessToken() === undefined) return
        leaveNothing()
        becomeGuest()
      },
      async deleteAccount() {
        await deleteAccount()
        leaveNothing()
        // At once: the guards have their say before the caller goes elsewhere.
        flushSync(becomeGuest)
      },
      setUser: (user) => setState({ status: 'user', user }),
    }),
    [state, becomeGuest],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

function leaveNothing(): void {
  dropSessionTexts()
  dropTimers()
}

/** Asks the server whose token it is. An HTTP error ends the session; without any answer it is asked again. */
function useTokenCheck(isChecking: boolean, setState: (state: State) => void): void {
  useEffect(() => {
    if (!isChecking) return
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = async () => {
      try {
        const user = await fetchAccount(leaving.signal)
        setState({ status: 'user', user })
      } catch (cause) {
        if (leaving.signal.aborted) return
        logFailure('the stored session could not be checked', cause)
        if (cause instanceof ApiError && cause.status === 0) {
          setState({ status: 'checking', isOffline: true })
          timer = setTimeout(() => void check(), retryMs)
          return
        }
        dropAccessToken()
        setState({ status: 'guest' })
      }
    }
    void check()
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [isChecking, setState])
}
