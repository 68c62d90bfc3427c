import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { RecoverForm } from '../../features/auth/recover-form.tsx'
import { readLogInState } from '../../session/log-in-state.ts'
import { AuthPage } from './auth-page.tsx'

export function RecoverPasswordScreen() {
  const { t } = useTranslation()
  return (
    <AuthPage title={t('auth.recoverTitle')} lede={t('auth.recoverText')}>
      <RecoverForm state={readLogInState(useLocation().state)} />
    </AuthPage>
  )
}
