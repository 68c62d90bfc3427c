import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { repeatEarlyPress } from '../browser/first-paint.ts'
import { Brand } from '../features/brand/brand.tsx'
import { useAskToLogIn } from '../features/login-required/ask-to-log-in.ts'
import { SidebarHead } from '../features/sidebar/sidebar-head.tsx'
import { SidebarSlot } from '../features/sidebar/sidebar-slot.tsx'
import { type SidebarControl, useSidebar } from '../features/sidebar/use-sidebar.ts'
import { useSession } from '../session/session.ts'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'
import { preloadable } from '../ui/preloadable.tsx'
import type { CookCache } from './cook-parts.tsx'
import { LogInButton } from './log-in-button.tsx'
import { PalettePlace } from './palette-place.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { screens } from './screens.ts'
import { SessionCheck } from './session-check.tsx'
import { ShellFrame } from './shell-frame.tsx'
import { TopBar } from './top-bar.tsx'
import { useIsCookMode } from './use-is-cook-mode.ts'

// What only signed-in cooks need around their screens comes in one chunk.
const CookSidebar = preloadable(async () => (await import('./cook-parts.tsx')).CookSidebar)
const CookAccount = preloadable(async () => (await import('./cook-parts.tsx')).CookAccount)
const CookOutlet = preloadable(async () => (await import('./cook-parts.tsx')).CookOutlet)

/** What stands around every screen but those of logging in: the guest's frame, or the signed-in cook's. */
export function Shell() {
  const { user, loading } = useSession()
  // It stays around cook mode, unseen, with what is known of the cook's recipes.
  const isBare = useIsCookMode()
  // Home, which comes after this frame, has something to do first.
  useEffect(() => {
    if (location.pathname !== '/') repeatEarlyPress()
  }, [])
  if (user === undefined && !loading) return <GuestShell isBare={isBare} />
  return <CookShell isBare={isBare} />
}

function GuestShell({ isBare }: { isBare: boolean }) {
  const askToLogIn = useAskToLogIn()
  return (
    <ShellFrame
      isBare={isBare}
      bar={
        <TopBar hasBrand menu={{ 'aria-haspopup': 'dialog', onClick: () => askToLogIn() }} account={<LogInButton />} />
      }
    >
      <ScreenBoundary>
        <Outlet />
      </ScreenBoundary>
      <PalettePlace />
    </ShellFrame>
  )
}

/**
 * The cook's frame stands at once, and stays: a button that is being pressed, or has the focus, is still there when the
 * rest comes, with a chunk of its own and with the cook's name.
 */
function CookShell({ isBare }: { isBare: boolean }) {
  const { user } = useSession()
  const sidebar = useSidebar()
  const id = user?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new one for each cook
  const cache = useMemo<CookCache>(() => ({}), [id])
  // Home is what it is while the session is checked, and goes on being it.
  const { pathname } = useLocation()
  const isHome = pathname === '/'
  const isRecipe = pathname.startsWith('/recipe/')
  // While the session is checked.
  useEffect(() => {
    void CookOutlet.preload()
    if (isRecipe) void screens.Recipe.preload()
  }, [isRecipe])
  return (
    <ShellFrame
      isBare={isBare}
      sidebar={
        <LazyBoundary loading={<EmptySidebar control={sidebar} />} missing={<EmptySidebar control={sidebar} />}>
          {user ? <CookSidebar key={id} cache={cache} control={sidebar} /> : <EmptySidebar control={sidebar} />}
        </LazyBoundary>
      }
      bar={
        <TopBar
          hasBrand={!sidebar.isWhole}
          menu={sidebar.menu}
          account={
            <LazyBoundary loading={<AvatarPlace />} missing={<AvatarPlace />}>
              {user ? <CookAccount key={id} cache={cache} user={user} /> : <AvatarPlace />}
            </LazyBoundary>
          }
        />
      }
    >
      <ScreenBoundary>
        {isHome ? <Outlet context={cache} /> : user ? <CookOutlet key={id} cache={cache} /> : <SessionCheck />}
      </ScreenBoundary>
      {user && <PalettePlace key={id} cache={cache} />}
    </ShellFrame>
  )
}

/** Where the sidebar will stand. */
function EmptySidebar({ control: { isWhole } }: { control: SidebarControl }) {
  const { t } = useTranslation()
  return (
    <SidebarSlot isWhole={isWhole}>
      {isWhole && (
        <nav aria-label={t('app.recipes')}>
          <SidebarHead brand={<Brand isLarge />} />
        </nav>
      )}
    </SidebarSlot>
  )
}

/** As wide as the avatar, so that nothing moves when it comes. */
function AvatarPlace() {
  return <span className="touchable mx-0.5 size-9 flex-none" />
}
