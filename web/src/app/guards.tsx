import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useAskToLogIn } from '../features/login-required/ask-to-log-in.ts'
import { LeadHome } from '../session/lead-home.tsx'
import { readLogInState } from '../session/log-in-state.ts'
import { useSession } from '../session/session.ts'
import { SessionCheck } from './session-check.tsx'

/** Screens that make no sense for somebody who is signed in. */
export function GuestsOnly() {
  const { isAuthenticated, loading } = useSession()
  const { leadsTo = '/' } = readLogInState(useLocation().state)
  if (loading) return <SessionCheck />
  return isAuthenticated ? <Navigate to={leadsTo} replace /> : <Outlet />
}

/** Looking after this Roux. */
export function SuperusersOnly() {
  return useSession().user?.isSuperuser ? <Outlet /> : <Navigate to="/" replace />
}

/** Screens that a guest has nothing on. */
export function CooksOnly() {
  const { isAuthenticated, loading } = useSession()
  const { key, pathname, search, hash } = useLocation()
  const [hasBeenCook, setHasBeenCook] = useState(isAuthenticated)
  if (isAuthenticated && !hasBeenCook) setHasBeenCook(true)
  if (loading) return <SessionCheck />
  if (isAuthenticated) return <Outlet />
  // A bookmark, or what a phone shares: it waits for the login.
  if (!hasBeenCook && ['/bring-in', '/recipes'].includes(pathname))
    return <LogInFirst leadsTo={pathname + search + hash} />
  // Whoever logs out on a recipe knows why it is gone.
  return <LeadHome isRecipe={key === 'default' && pathname.startsWith('/recipe/') && !hasBeenCook} />
}

/** Home, with what is to be done before the page that was opened can be shown. */
function LogInFirst({ leadsTo }: { leadsTo: string }) {
  const ask = useAskToLogIn()
  useEffect(() => ask({ leadsTo }), [ask, leadsTo])
  return <Navigate to="/" replace />
}
