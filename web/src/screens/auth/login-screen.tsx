import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { AccountForm } from '../../features/auth/account-form.tsx'
import { useLogIn } from '../../features/auth/use-log-in.ts'
import { readLogInState } from '../../session/log-in-state.ts'
import { AuthPage } from './auth-page.tsx'

/** Logging in. The way home follows from being signed in. */
export function LoginScreen() {
  const { t } = useTranslation()
  const state = readLogInState(useLocation().state)
  const logIn = useLogIn(state)
  return (
    <AuthPage title={t('auth.welcome')} tabTitle={t('auth.logIn')}>
      <AccountForm kind="logIn" state={state} onSubmit={logIn} />
    </AuthPage>
  )
}
