import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'

interface ClearDialogProps {
  title: string
  onClear(): void
  onClose(): void
}

/** Asks once more: a recipe that goes for good does not come back. */
export function ClearDialog({ title, onClear, onClose }: ClearDialogProps) {
  const { t } = useTranslation()
  return (
    <Modal
      role="alertdialog"
      title={t('deleted.sure')}
      description={t('deleted.sureText', { title })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('deleted.cancel')}</Button>
          <Button look="danger" onClick={onClear}>
            {t('deleted.clear')}
          </Button>
        </>
      }
    />
  )
}
