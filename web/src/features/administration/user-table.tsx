import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { type User, useUpdateUser } from '../../api/users.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useSession } from '../../session/session.ts'
import { showToast } from '../../ui/toast.ts'
import { DataTable } from './data-table.tsx'
import { failureKey } from './failure-key.ts'
import { UserMenu } from './user-menu.tsx'

interface UserTableProps {
  users: readonly User[]
  isBusy: boolean
  onEdit(user: User, opener: RefObject<HTMLElement | null>): void
  onDelete(user: User, opener: RefObject<HTMLElement | null>): void
}

/** The accounts of one page. */
export function UserTable({ users, isBusy, onEdit, onDelete }: UserTableProps) {
  const { t } = useTranslation()
  const session = useSession()
  const dates = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium' })
  const { mutate } = useUpdateUser()
  const activate = (id: string, is_active: boolean) =>
    mutate(
      { id, change: { is_active } },
      {
        onSuccess: () => void showToast('success', t('admin.userSaved')),
        onError: (cause) => void showToast('error', t(failureKey(cause))),
      },
    )
  const statusOf = (user: User) =>
    [
      user.isActive ? t('admin.active') : t('admin.inactive'),
      ...(user.isSuperuser ? [t('admin.superuser')] : []),
      ...(user.id === session.user?.id ? [t('admin.you')] : []),
    ].join(' · ')
  return (
    <DataTable
      label={t('admin.users')}
      rows={users}
      keyOf={({ id }) => id}
      isBusy={isBusy}
      columns={[
        {
          heading: t('admin.account'),
          cell: ({ email, fullName }) => (
            <>
              <span className="block font-semibold">{email}</span>
              {fullName !== '' && <span className="block text-ink-2 text-small">{fullName}</span>}
            </>
          ),
        },
        {
          heading: t('admin.status'),
          cell: (user) => <span className={user.isActive ? '' : 'text-ink-3'}>{statusOf(user)}</span>,
        },
        {
          heading: t('admin.created'),
          cell: ({ createdAt }) => createdAt && <time dateTime={createdAt}>{dates.format(new Date(createdAt))}</time>,
        },
        {
          heading: t('admin.actions'),
          isAction: true,
          cell: (user) => (
            <UserMenu
              user={user}
              onEdit={(opener) => onEdit(user, opener)}
              onActivate={(isActive) => activate(user.id, isActive)}
              onDelete={(opener) => onDelete(user, opener)}
            />
          ),
        },
      ]}
    />
  )
}
