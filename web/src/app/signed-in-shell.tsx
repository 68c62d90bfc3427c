import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Navigate, Outlet, useParams } from 'react-router'
import type { Account } from '../api/account.ts'
import { useGenerateRecipe } from '../api/recipes.ts'
import { Brand } from '../features/brand/brand.tsx'
import { Sidebar } from '../features/sidebar/sidebar.tsx'
import type { SidebarControl } from '../features/sidebar/use-sidebar.ts'
import { HomeScreen } from '../screens/home-screen.tsx'
import { useSession } from '../session/session.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { AccountControl } from './account-control.tsx'
import { createQueryClient } from './create-query-client.ts'
import { LateScreen } from './late-screen.tsx'
import { adminPart, recipePart } from './signed-in-screen-parts.ts'

const accountOptionsPart = lazyPart(() => import('./account-options.tsx'))

export { createQueryClient }

// What fills the signed-in cook's frame; what is known of their recipes lives and ends with it.

interface CookProps {
  client: QueryClient
}

export function CookSidebar({ client, control }: CookProps & { control: SidebarControl }) {
  return (
    <QueryClientProvider client={client}>
      <Sidebar control={control} brand={<Brand isLarge />} />
    </QueryClientProvider>
  )
}

export function CookAccount({ client, user }: CookProps & { user: Account }) {
  return (
    <QueryClientProvider client={client}>
      <AccountControl user={user} />
    </QueryClientProvider>
  )
}

export function CookScreen({ client }: CookProps) {
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}

export function SignedInHome() {
  const generate = useGenerateRecipe()
  return (
    <HomeScreen
      recipePart={recipePart}
      optionsPart={accountOptionsPart}
      generate={async (...request) => `/recipe/${encodeURIComponent((await generate(...request)).id)}`}
    />
  )
}

/** Every recipe has a page of its own: what was open or typed on one does not go over to the next. */
export function RecipeRoute() {
  const { id } = useParams()
  return <LateScreen key={id} part={recipePart} />
}

/** Looking after this Roux is for superusers. */
export function AdminRoute() {
  const { user } = useSession()
  return user?.isSuperuser ? <LateScreen part={adminPart} /> : <Navigate to="/" replace />
}
