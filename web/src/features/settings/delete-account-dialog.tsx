import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useSaving } from './use-saving.ts'

interface DeleteAccountDialogProps {
  email: string
  opener: RefObject<HTMLElement | null>
  onClose(): void
  onDeleted(): void
}

/** Asks once more. While the account is being deleted there is no way back, so the dialog stays. */
export function DeleteAccountDialog({ email, opener, onClose, onDeleted }: DeleteAccountDialogProps) {
  const { t } = useTranslation()
  const { deleteAccount } = useSession()
  const { isRunning, save } = useSaving()
  const remove = async () => {
    const isDeleted = await save(deleteAccount, {
      done: () => t('userSettings.accountDeleted'),
      failed: () => t('userSettings.deleteError'),
    })
    if (isDeleted) onDeleted()
  }
  return (
    <Modal
      role="alertdialog"
      title={t('userSettings.deleteTitle')}
      description={t('userSettings.deleteText', { email })}
      opener={opener}
      onClose={() => isRunning || onClose()}
      footer={
        <>
          <Button onClick={onClose} disabled={isRunning} className="disabled:opacity-45">
            {t('userSettings.cancel')}
          </Button>
          <Button onClick={() => void remove()} disabled={isRunning} look="danger" className="disabled:opacity-45">
            {isRunning ? t('userSettings.deleting') : t('userSettings.deleteConfirm')}
          </Button>
        </>
      }
    />
  )
}
