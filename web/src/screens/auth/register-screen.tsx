import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { AccountForm } from '../../features/auth/account-form.tsx'
import { DoneDialog } from '../../features/auth/done-dialog.tsx'
import { readLogInState } from '../../session/log-in-state.ts'
import { useSession } from '../../session/session.ts'
import { AuthPage } from './auth-page.tsx'

/** Registering. The login screen comes next, with the e-mail. */
export function RegisterScreen() {
  const { t } = useTranslation()
  const { signUp } = useSession()
  const state = readLogInState(useLocation().state)
  const [registered, setRegistered] = useState<string>()
  const register = async (email: string, password: string) => {
    await signUp(email, password)
    setRegistered(email)
  }
  return (
    <AuthPage title={t('auth.registerTitle')} tabTitle={t('auth.register')}>
      <AccountForm kind="register" state={state} onSubmit={register} />
      {registered !== undefined && (
        <DoneDialog
          title={t('auth.registeredTitle')}
          text={t('auth.registeredText')}
          state={{ ...state, email: registered, hasCode: true }}
        />
      )}
    </AuthPage>
  )
}
