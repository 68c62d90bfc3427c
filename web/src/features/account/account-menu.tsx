import { LogOut, Settings, Wrench } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionMenu, useMenu } from '../../ui/menu.tsx'
import type { MenuAction } from '../../ui/menu-content.tsx'
import { useOfferedActions } from '../../ui/offered-actions.ts'
import { initials } from './initials.ts'

interface AccountMenuProps {
  email: string
  /** The avatar's button: the focus comes back to it. */
  button: RefObject<HTMLButtonElement | null>
  onSettings(): void
  /** For superusers. */
  onAdministration?(): void
  onLogOut(): void
}

/** The signed-in cook's avatar, with what belongs to their account. */
export function AccountMenu({ email, button, onSettings, onAdministration, onLogOut }: AccountMenuProps) {
  const { t } = useTranslation()
  const { buttonProps, menuProps } = useMenu(button)
  const actions: MenuAction[] = [
    { icon: <Settings aria-hidden="true" />, text: t('account.settings'), onSelect: onSettings },
    ...(onAdministration
      ? [{ icon: <Wrench aria-hidden="true" />, text: t('account.administration'), onSelect: onAdministration }]
      : []),
    { icon: <LogOut aria-hidden="true" />, text: t('account.logOut'), onSelect: onLogOut },
  ]
  useOfferedActions('account', actions)
  return (
    <>
      <button
        type="button"
        aria-label={t('account.label', { email, initials: initials(email) })}
        data-tooltip=""
        {...buttonProps}
        className="touchable mx-0.5 grid flex-none place-items-center rounded-full"
      >
        <Avatar email={email} />
      </button>
      <ActionMenu
        {...menuProps}
        header={
          <span className="flex items-center gap-3 px-3 py-2">
            <Avatar email={email} />
            <span className="min-w-0 max-w-72 wrap-anywhere text-control">{email}</span>
          </span>
        }
        actions={actions}
      />
    </>
  )
}

function Avatar({ email }: { email: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 flex-none place-items-center rounded-full bg-[color-mix(in_srgb,var(--gold)_82%,var(--ink))] font-bold text-bg text-small"
    >
      {initials(email)}
    </span>
  )
}
