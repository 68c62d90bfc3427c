import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'

interface LoginRequiredDialogProps {
  onCancel(): void
  onRegister(): void
  onLogIn(): void
}

/** Tells a guest that what they asked for needs an account. */
export function LoginRequiredDialog({ onCancel, onRegister, onLogIn }: LoginRequiredDialogProps) {
  const { t } = useTranslation()
  return (
    <Modal
      title={t('loginRequired.title')}
      description={t('loginRequired.text')}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{t('loginRequired.cancel')}</Button>
          <Button onClick={onRegister}>{t('loginRequired.register')}</Button>
          <Button look="main" onClick={onLogIn}>
            {t('loginRequired.logIn')}
          </Button>
        </>
      }
    />
  )
}
