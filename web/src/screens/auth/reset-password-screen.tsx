import { useTranslation } from 'react-i18next'
import { ResetForm } from '../../features/auth/reset-form.tsx'
import { useResetToken } from '../../features/auth/use-reset-token.ts'
import { AuthPage } from './auth-page.tsx'

export function ResetPasswordScreen() {
  const { t } = useTranslation()
  return (
    <AuthPage title={t('auth.resetTitle')}>
      <ResetForm token={useResetToken()} />
    </AuthPage>
  )
}
