import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type User, usersPerPage, useUsers } from '../../api/users.ts'
import { useRested } from '../../browser/use-rested.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AdminSection } from './admin-section.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { LoadingLines } from './loading-lines.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { Pager } from './pager.tsx'
import { UserDialog } from './user-dialog.tsx'
import { UserTable } from './user-table.tsx'

/** Longer than between two keys, shorter than patience. */
const searchAfterMs = 250

type Opener = RefObject<HTMLElement | null>
type Open = { what: 'new' } | { what: 'edit' | 'delete'; user: User; opener: Opener }

/** Everybody's accounts. */
export function UsersSection() {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [open, setOpen] = useState<Open>()
  const newButton = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(undefined)
  return (
    <AdminSection
      heading={t('admin.users')}
      action={
        <Button ref={newButton} look="main" onClick={() => setOpen({ what: 'new' })}>
          {t('admin.newUser')}
        </Button>
      }
    >
      <TextField
        type="search"
        label={t('admin.search')}
        autoComplete="off"
        spellCheck={false}
        maxLength={255}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="max-w-96"
      />
      <UserList
        search={useRested(text.trim(), searchAfterMs)}
        onEdit={(user, opener) => setOpen({ what: 'edit', user, opener })}
        onDelete={(user, opener) => setOpen({ what: 'delete', user, opener })}
      />
      {open?.what === 'new' && <UserDialog opener={newButton} onClose={close} />}
      {open?.what === 'edit' && <UserDialog user={open.user} opener={open.opener} onClose={close} />}
      {open?.what === 'delete' && (
        <DeleteUserDialog
          user={open.user}
          opener={open.opener}
          onClose={close}
          onDeleted={() => {
            // Its row goes, and the button in it.
            open.opener.current = newButton.current
            close()
          }}
        />
      )}
    </AdminSection>
  )
}

interface UserListProps {
  search: string
  onEdit(user: User, opener: Opener): void
  onDelete(user: User, opener: Opener): void
}

function UserList({ search, onEdit, onDelete }: UserListProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [chosen, setChosen] = useState({ search, page: 0 })
  const page = chosen.search === search ? chosen.page : 0
  const { data, isError, isPlaceholderData, refetch } = useUsers(search, page)
  const count = data?.count ?? 0
  const lastPage = Math.max(Math.ceil(count / usersPerPage) - 1, 0)
  // The last account of the last page may just have been deleted.
  if (data && !isPlaceholderData && page > lastPage) setChosen({ search, page: lastPage })

  if (isError) return <NotLoaded onRetry={() => void refetch()} />
  if (!data) return <LoadingLines />
  return (
    <>
      <p role="status" className="sr-only">
        {t('admin.found', { number: count.toLocaleString(language) })}
      </p>
      {count === 0 ? (
        <p className="text-ink-2">{t('admin.noUsers', { text: search })}</p>
      ) : (
        <UserTable users={data.data} isBusy={isPlaceholderData} onEdit={onEdit} onDelete={onDelete} />
      )}
      {lastPage > 0 && (
        <Pager
          page={Math.min(page, lastPage)}
          perPage={usersPerPage}
          count={count}
          onPage={(next) => setChosen({ search, page: next })}
        />
      )}
    </>
  )
}
