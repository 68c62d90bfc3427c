import { Navigate } from 'react-router'
import { useSession } from '../session/session.ts'
import { preloadable } from '../ui/preloadable.tsx'

const BringIn = preloadable(async () => (await import('../screens/recipe/bring-in-screen.tsx')).BringInScreen)
const Deleted = preloadable(async () => (await import('../screens/recipe/deleted-screen.tsx')).DeletedScreen)
const Library = preloadable(async () => (await import('../screens/recipe/library-screen.tsx')).LibraryScreen)
const Admin = preloadable(async () => (await import('../screens/admin-screen.tsx')).AdminScreen)

/** The screens of cooks that nobody opens first: the page that all begin with need not know more of them. */
export function FurtherScreen({ of }: { of: 'bring-in' | 'library' | 'deleted' | 'admin' }) {
  const { user } = useSession()
  if (of === 'bring-in') return <BringIn />
  if (of === 'library') return <Library />
  if (of === 'deleted') return <Deleted />
  // Looking after this Roux.
  return user?.isSuperuser ? <Admin /> : <Navigate to="/" replace />
}
