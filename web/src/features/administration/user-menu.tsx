import { Pencil, Trash2, UserCheck, UserX } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../api/users.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ActionMenu, useMenu } from '../../ui/menu.tsx'

interface UserMenuProps {
  user: User
  onEdit(opener: RefObject<HTMLElement | null>): void
  onActivate(isActive: boolean): void
  onDelete(opener: RefObject<HTMLElement | null>): void
}

/** What can be done with an account. */
export function UserMenu({ user, onEdit, onActivate, onDelete }: UserMenuProps) {
  const { t } = useTranslation()
  const { buttonProps, menuProps } = useMenu()
  const activation = user.isActive
    ? { icon: <UserX aria-hidden="true" />, text: t('admin.deactivate'), onSelect: () => onActivate(false) }
    : { icon: <UserCheck aria-hidden="true" />, text: t('admin.activate'), onSelect: () => onActivate(true) }
  return (
    <>
      <IconButton label={t('admin.more', { email: user.email })} {...buttonProps}>
        <span aria-hidden="true" className="font-bold">
          ···
        </span>
      </IconButton>
      <ActionMenu
        {...menuProps}
        actions={[
          { icon: <Pencil aria-hidden="true" />, text: t('admin.edit'), onSelect: () => onEdit(buttonProps.ref) },
          activation,
          {
            icon: <Trash2 aria-hidden="true" />,
            text: t('admin.delete'),
            isDanger: true,
            onSelect: () => onDelete(buttonProps.ref),
          },
        ]}
      />
    </>
  )
}
