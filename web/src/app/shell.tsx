import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { Brand } from '../features/brand/brand.tsx'
import { useAskToLogIn } from '../features/login-required/ask-to-log-in.ts'
import { SidebarHead } from '../features/sidebar/sidebar-head.tsx'
import { SidebarSlot } from '../features/sidebar/sidebar-slot.tsx'
import { useSidebar } from '../features/sidebar/use-sidebar.ts'
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

/** The cook's frame stands at once; what fills it comes with a chunk of its own, and with the cook's name. */
function CookShell() {
  const { t } = useTranslation()
  const { user } = useSession()
  const sidebar = useSidebar()
  const [isMissing, setIsMissing] = useState(false)
  const signedIn = useLazyPart(signedInPart, true, () => setIsMissing(true))
  if (user && signedIn) return <signedIn.SignedInShell key={user.id} user={user} sidebar={sidebar} />
  return (
    <ShellFrame
      sidebar={
        <SidebarSlot isExpanded={sidebar.isExpanded}>
          {sidebar.isWhole && (
            <nav aria-label={t('appSidebar.label')}>
              <SidebarHead brand={<Brand isLarge />} />
            </nav>
          )}
        </SidebarSlot>
      }
      bar={<TopBar hasBrand={!sidebar.isWhole} menu={sidebar.menu} account={<AvatarPlace />} />}
    >
      {isMissing ? <PartMissingNote /> : <SessionCheck />}
    </ShellFrame>
  )
}

/** As wide as the avatar, so that nothing moves when it comes. */
function AvatarPlace() {
  return <span className="touchable mx-0.5 size-9 flex-none" />
}
