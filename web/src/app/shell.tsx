import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { Brand } from '../features/brand/brand.tsx'
import { useAskToLogIn } from '../features/login-required/ask-to-log-in.ts'
import { SidebarHead } from '../features/sidebar/sidebar-head.tsx'
import { SidebarSlot } from '../features/sidebar/sidebar-slot.tsx'
import { type SidebarControl, useSidebar } from '../features/sidebar/use-sidebar.ts'
import { useSession } from '../session/session.ts'
import { useLazyPart } from '../ui/lazy-part.ts'
import { LogInButton } from './log-in-button.tsx'
import { PartMissingNote } from './part-missing-note.tsx'
import { SessionCheck } from './session-check.tsx'
import { ShellFrame } from './shell-frame.tsx'
import { signedInPart } from './signed-in-part.ts'
import { TopBar } from './top-bar.tsx'

/** What stands around every screen but those of logging in: the guest's frame, or the signed-in cook's. */
export function Shell() {
  const { user, loading } = useSession()
  if (user === undefined && !loading) return <GuestShell />
  return <CookShell />
}

function GuestShell() {
  const askToLogIn = useAskToLogIn()
  return (
    <ShellFrame
      bar={
        <TopBar hasBrand menu={{ 'aria-haspopup': 'dialog', onClick: () => askToLogIn() }} account={<LogInButton />} />
      }
    >
      <Outlet />
    </ShellFrame>
  )
}

/**
 * The cook's frame stands at once, and stays: a button that is being pressed, or has the focus, is still there when the
 * rest comes, with a chunk of its own and with the cook's name.
 */
function CookShell() {
  const { user } = useSession()
  const sidebar = useSidebar()
  const [isMissing, setIsMissing] = useState(false)
  const signedIn = useLazyPart(signedInPart, true, () => setIsMissing(true))
  const id = user?.id
  const client = useMemo(() => (id === undefined ? undefined : signedIn?.createQueryClient()), [id, signedIn])
  const cook = user && signedIn && client ? { parts: signedIn, user, client } : undefined
  return (
    <ShellFrame
      sidebar={
        cook ? (
          <cook.parts.CookSidebar key={id} client={cook.client} control={sidebar} />
        ) : (
          <EmptySidebar control={sidebar} />
        )
      }
      bar={
        <TopBar
          hasBrand={!sidebar.isWhole}
          menu={sidebar.menu}
          account={cook ? <cook.parts.CookAccount key={id} client={cook.client} user={cook.user} /> : <AvatarPlace />}
        />
      }
    >
      {cook ? (
        <cook.parts.CookScreen key={id} client={cook.client} />
      ) : isMissing ? (
        <PartMissingNote />
      ) : (
        <SessionCheck />
      )}
    </ShellFrame>
  )
}

/** Where the sidebar will stand. */
function EmptySidebar({ control: { isExpanded, isWhole } }: { control: SidebarControl }) {
  const { t } = useTranslation()
  return (
    <SidebarSlot isExpanded={isExpanded}>
      {isWhole && (
        <nav aria-label={t('appSidebar.label')}>
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
