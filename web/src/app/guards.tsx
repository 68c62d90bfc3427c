import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { LeadHome } from '../session/lead-home.tsx'
import { useSession } from '../session/session.ts'
import { SessionCheck } from './session-check.tsx'

/** Screens that make no sense for somebody who is signed in. */
export function GuestsOnly() {
  const { isAuthenticated, loading } = useSession()
  if (loading) return <SessionCheck />
  return isAuthenticated ? <Navigate to="/" replace /> : <Outlet />
}

/** Looking after this Roux. */
export function SuperusersOnly() {
  return useSession().user?.isSuperuser ? <Outlet /> : <Navigate to="/" replace />
}

/** Screens that a guest has nothing on. */
export function CooksOnly() {
  const { isAuthenticated, loading } = useSession()
  const { key, pathname } = useLocation()
  const [hasBeenCook, setHasBeenCook] = useState(isAuthenticated)
  if (isAuthenticated && !hasBeenCook) setHasBeenCook(true)
  if (loading) return <SessionCheck />
  if (isAuthenticated) return <Outlet />
  // Whoever logs out on a recipe knows why it is gone.
  return <LeadHome isRecipe={key === 'default' && pathname.startsWith('/recipe/') && !hasBeenCook} />
}
