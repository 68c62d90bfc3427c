import { fieldsOf } from '@roux/contract/fields-of'

/** What the login and register screens are told through navigation state. */
export interface LogInState {
  /** Carried over from a registration or a recovery. */
  email?: string
  /** An account has just been registered with it, and its code mailed. */
  hasCode?: boolean
  /** The guest wanted to keep the recipe of this tab: it is saved to the account that logs in. */
  keepsRecipe?: boolean
  /** They came from its star: it is a favourite then. */
  makesFavorite?: boolean
  /** They wanted a copy of the recipe that this link shows: the account that logs in gets it. */
  copies?: string
  /** They opened a page of this app that is for cooks, maybe with what they share: it is there once they are logged in. */
  leadsTo?: string
}

/** Reads a navigation state, which may be anything. */
export function readLogInState(state: unknown): LogInState {
  const { email, hasCode, keepsRecipe, makesFavorite, copies, leadsTo } = fieldsOf(state)
  return {
    ...(typeof email === 'string' && { email }),
    ...(hasCode === true && { hasCode: true }),
    ...(keepsRecipe === true && { keepsRecipe: true }),
    ...(makesFavorite === true && { makesFavorite: true }),
    ...(typeof copies === 'string' && { copies }),
    ...(typeof leadsTo === 'string' && /^\/\w/.test(leadsTo) && { leadsTo }),
  }
}
