import { Navigate, Outlet } from 'react-router'
import { useSession } from '../session/session.ts'
import { SessionCheck } from './session-check.tsx'

/** Screens that make no sense for somebody who is signed in. */
export function GuestsOnly() {
  const { isAuthenticated, loading } = useSession()
  if (loading) return <SessionCheck />
  return isAuthenticated ? <Navigate to="/" replace /> : <Outlet />
}

/** Screens that a guest has nothing on. */
export function CooksOnly() {
  const { isAuthenticated, loading } = useSession()
  if (loading) return <SessionCheck />
  return isAuthenticated ? <Outlet /> : <Navigate to="/" replace />
}
