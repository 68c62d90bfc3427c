import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import type { Account } from '../api/account.ts'
import { useGenerateRecipe } from '../api/recipes.ts'
import { Brand } from '../features/brand/brand.tsx'
import { Sidebar } from '../features/sidebar/sidebar.tsx'
import type { SidebarControl } from '../features/sidebar/use-sidebar.ts'
import { HomeScreen } from '../screens/home-screen.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { AccountControl } from './account-control.tsx'
import { createQueryClient } from './create-query-client.ts'
import { recipePart } from './screen-parts.ts'
import { ShellFrame } from './shell-frame.tsx'
import { TopBar } from './top-bar.tsx'

const accountOptionsPart = lazyPart(() => import('./account-options.tsx'))

interface SignedInShellProps {
  user: Account
  sidebar: SidebarControl
}

/** The signed-in cook's frame. What it knows of their recipes lives and ends with it. */
export function SignedInShell({ user, sidebar }: SignedInShellProps) {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <ShellFrame
        sidebar={<Sidebar control={sidebar} brand={<Brand isLarge />} />}
        bar={<TopBar hasBrand={!sidebar.isWhole} menu={sidebar.menu} account={<AccountControl email={user.email} />} />}
      >
        <Outlet />
      </ShellFrame>
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
