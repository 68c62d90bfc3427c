import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'

interface ConflictDialogProps {
  onKeepMine(): void
  onTakeTheirs(): void
  onClose(): void
}

/** Somebody else was faster: which version should it be? Closing it goes on with editing. */
export function ConflictDialog({ onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const { t } = useTranslation()
  return (
    <Modal title={t('conflict.title')} description={t('conflict.text')} onClose={onClose}>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('conflict.goOn')}</Button>
        <Button onClick={onTakeTheirs}>{t('conflict.takeTheirs')}</Button>
        <Button look="main" onClick={onKeepMine}>
          {t('conflict.keepMine')}
        </Button>
      </div>
    </Modal>
  )
}
