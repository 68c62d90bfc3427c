import { startTransition, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Account } from '../api/account.ts'
import { AccountMenu } from '../features/account/account-menu.tsx'
import { languageChoices } from '../features/language/language-choices.tsx'
import { useSession } from '../session/session.ts'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'
import { preloadable } from '../ui/preloadable.tsx'

const SettingsDialog = preloadable(
  async () => (await import('../features/settings/settings-dialog.tsx')).SettingsDialog,
)

const TakeAwayDialog = preloadable(
  async () => (await import('../features/exporting/take-away-dialog.tsx')).TakeAwayDialog,
)

/** The avatar, its menu, and the settings behind it. */
export function AccountControl({ user }: { user: Account }) {
  const navigate = useNavigate()
  const { signOut } = useSession()
  const avatar = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isTaking, setIsTaking] = useState(false)
  const close = () => setIsOpen(false)
  const endTaking = () => setIsTaking(false)
  const logOut = () => {
    signOut()
    void navigate('/')
  }
  return (
    <>
      <AccountMenu
        email={user.email}
        button={avatar}
        onSettings={() => startTransition(() => setIsOpen(true))}
        {...(user.isSuperuser && { onAdministration: () => void navigate('/admin') })}
        onLogOut={logOut}
      />
      <LazyBoundary onMissing={close} resetKey={isOpen}>
        {isOpen && (
          <SettingsDialog
            languageChoices={languageChoices}
            opener={avatar}
            onTakeAway={() => startTransition(() => setIsTaking(true))}
            onClose={close}
            onDeleted={() => void navigate('/auth/register')}
          />
        )}
      </LazyBoundary>
      <LazyBoundary onMissing={endTaking} resetKey={isTaking}>
        {isTaking && <TakeAwayDialog onClose={endTaking} />}
      </LazyBoundary>
    </>
  )
}
