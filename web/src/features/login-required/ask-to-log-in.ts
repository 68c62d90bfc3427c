import { createContext, useContext } from 'react'
import type { LogInState } from '../../session/log-in-state.ts'

/** Tells a guest that an account is needed; `state` goes on to the login and register screens. */
export type AskToLogIn = (state?: LogInState) => void

export const AskToLogInContext = createContext<AskToLogIn | undefined>(undefined)

export function useAskToLogIn(): AskToLogIn {
  const ask = useContext(AskToLogInContext)
  if (ask === undefined) throw new Error('useAskToLogIn outside its provider')
  return ask
}
