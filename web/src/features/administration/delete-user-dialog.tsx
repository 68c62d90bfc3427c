import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { type User, useDeleteUser } from '../../api/users.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { showToast } from '../../ui/toast.ts'
import { failureKey } from './failure-key.ts'

interface DeleteUserDialogProps {
  user: User
  /** Where the focus goes when the account stays. */
  opener: RefObject<HTMLElement | null>
  onClose(): void
  onDeleted(): void
}

/** Asks once more, since everything of the account goes with it. */
export function DeleteUserDialog({ user, opener, onClose, onDeleted }: DeleteUserDialogProps) {
  const { t } = useTranslation()
  const { mutate, isPending, error } = useDeleteUser()
  const remove = () =>
    mutate(user.id, {
      onSuccess: () => {
        void showToast('success', t('admin.userDeleted'))
        onDeleted()
      },
    })
  return (
    <Modal
      role="alertdialog"
      title={t('admin.deleteTitle')}
      description={t('admin.deleteText', { email: user.email })}
      opener={opener}
      onClose={() => isPending || onClose()}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {t('admin.cancel')}
          </Button>
          <Button look="danger" onClick={() => isPending || remove()} aria-busy={isPending} aria-disabled={isPending}>
            {t('admin.deleteConfirm')}
          </Button>
        </>
      }
    >
      <p role="alert" className="text-beet text-control empty:hidden">
        {error && t(failureKey(error))}
      </p>
    </Modal>
  )
}
