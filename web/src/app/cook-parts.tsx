import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import type { Account } from '../api/account.ts'
import type { RecipeOrder } from '../api/generate-recipe.ts'
import type { Watch } from '../api/read-recipe-stream.ts'
import { generateInto } from '../api/recipes.ts'
import { Brand } from '../features/brand/brand.tsx'
import { Sidebar } from '../features/sidebar/sidebar.tsx'
import type { SidebarControl } from '../features/sidebar/use-sidebar.ts'
import type { OptionsProps } from '../screens/home-screen.tsx'
import { AccountControl } from './account-control.tsx'
import { CookOptions as Options } from './cook-options.tsx'
import { createQueryClient } from './create-query-client.ts'

// What fills the signed-in cook's frame; what is known of their recipes lives and ends with it.

/** Made anew for each cook, so that nothing stays for the next one; filled by whatever part comes first. */
export interface CookCache {
  client?: QueryClient
}

interface CookProps {
  cache: CookCache
}

/** What is known of the cook's recipes, for what stands in it. */
export function Cook({ cache, children }: CookProps & { children: ReactNode }) {
  return <QueryClientProvider client={clientOf(cache)}>{children}</QueryClientProvider>
}

function clientOf(cache: CookCache): QueryClient {
  cache.client ??= createQueryClient()
  return cache.client
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

export function CookOutlet({ cache }: CookProps) {
  return (
    <Cook cache={cache}>
      <Outlet />
    </Cook>
  )
}

export function CookOptions({ cache, ...props }: CookProps & OptionsProps) {
  return (
    <Cook cache={cache}>
      <Options {...props} />
    </Cook>
  )
}

/** Has a recipe written into the cook's account; gives the address of its page. */
export async function generateForCook(cache: CookCache, order: RecipeOrder, watch: Watch): Promise<string> {
  return `/recipe/${encodeURIComponent((await generateInto(clientOf(cache), order, watch)).id)}`
}
