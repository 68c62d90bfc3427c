import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import type { Account } from '../api/account.ts'
import { useGenerateRecipe } from '../api/recipes.ts'
import { Brand } from '../features/brand/brand.tsx'
import { Sidebar } from '../features/sidebar/sidebar.tsx'
import type { SidebarControl } from '../features/sidebar/use-sidebar.ts'
import { HomeScreen } from '../screens/home-screen.tsx'
import { AccountControl } from './account-control.tsx'
import { CookOptions } from './cook-options.tsx'
import { createQueryClient } from './create-query-client.ts'
import { screens } from './screens.ts'

// What fills the signed-in cook's frame; what is known of their recipes lives and ends with it.

/** Made anew for each cook, so that nothing stays for the next one; filled by whatever part comes first. */
export interface CookCache {
  client?: QueryClient
}

interface CookProps {
  cache: CookCache
}

function Cook({ cache, children }: CookProps & { children: ReactNode }) {
  cache.client ??= createQueryClient()
  return <QueryClientProvider client={cache.client}>{children}</QueryClientProvider>
}

export function CookSidebar({ cache, control }: CookProps & { control: SidebarControl }) {
  return (
    <Cook cache={cache}>
      <Sidebar control={control} brand={<Brand isLarge />} />
    </Cook>
  )
}

export function CookAccount({ cache, user }: CookProps & { user: Account }) {
  return (
    <Cook cache={cache}>
      <AccountControl user={user} />
    </Cook>
  )
}

export function CookScreen({ cache }: CookProps) {
  return (
    <Cook cache={cache}>
      <Outlet />
    </Cook>
  )
}

export function CookHome() {
  const generate = useGenerateRecipe()
  return (
    <HomeScreen
      generate={async (...request) => `/recipe/${encodeURIComponent((await generate(...request)).id)}`}
      Options={CookOptions}
      recipeScreen={screens.Recipe}
    />
  )
}
