import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type AccountForm as AccountValues, LogInForm, RegisterForm } from '@roux/contract/forms'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formMessage } from '../../i18n/form-message.ts'
import type { LogInState } from '../../session/log-in-state.ts'
import { EmailField } from './email-field.tsx'
import { FailureText } from './failure-text.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextLink } from './text-link.tsx'
import { useAttempt } from './use-attempt.ts'
import { useFirstFocus } from './use-first-focus.ts'

interface AccountFormProps {
  kind: 'logIn' | 'register'
  /** What came with the navigation; it goes on to the other screens. */
  state: LogInState
  onSubmit(email: string, password: string): Promise<void>
}

/** The one form for logging in and for registering; a failure is told at the e-mail (specification §4, §8). */
export function AccountForm({ kind, state, onSubmit }: AccountFormProps) {
  const { t } = useTranslation()
  const isNew = kind === 'register'
  const [isShown, setIsShown] = useState(false)
  const { email = '' } = state
  const { register, handleSubmit, setFocus, formState, control } = useForm<AccountValues>({
    resolver: standardSchemaResolver(isNew ? RegisterForm : LogInForm),
    defaultValues: { email, password: '', confirmPassword: '' },
  })
  const typedEmail = useWatch({ control, name: 'email' })
  const { attempt, run, forget } = useAttempt<AccountValues>(
    (values) => onSubmit(values.email, values.password),
    () => setFocus('email'),
  )
  useFirstFocus(() => setFocus(email === '' ? 'email' : 'password'))

  const errorOf = (field: keyof AccountValues) => {
    const message = formMessage(formState.errors[field]?.message)
    return message && t(message)
  }
  const passwordError = errorOf('password')
  const failureText = t(isNew ? 'auth.registrationFailure' : 'auth.loginFailureMessage')
  const failure = attempt.state === 'failed' && <FailureText text={failureText} cause={attempt.cause} />
  const send = handleSubmit((values) => {
    // A password that can be read when it is sent would join the texts that the browser offers again.
    setIsShown(false)
    return run(values)
  })
  const stateToPass = { ...state, email: typedEmail }

  return (
    <form noValidate onSubmit={(event) => void send(event)} onChange={forget} className="mt-6 grid gap-4.5">
      <EmailField {...register('email')} autoComplete="username" error={errorOf('email') ?? failure} />
      <PasswordField
        {...register('password', { deps: isNew ? ['confirmPassword'] : [] })}
        label={t('auth.password')}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? !passwordError && t('auth.passwordHint') : state.hasCode && t('auth.codeHint')}
        error={passwordError}
        isShown={isShown}
        onShow={setIsShown}
      />
      {isNew ? (
        <PasswordField
          {...register('confirmPassword')}
          label={t('auth.confirmPassword')}
          autoComplete="new-password"
          error={errorOf('confirmPassword')}
          isShown={isShown}
        />
      ) : (
        <TextLink to="/auth/recover-password" state={stateToPass} className="justify-self-start text-control">
          {t('auth.forgotPassword')}
        </TextLink>
      )}
      <SubmitButton isRunning={attempt.state === 'running'}>{t(isNew ? 'auth.register' : 'auth.logIn')}</SubmitButton>
      <p className="text-center text-control text-ink-2">
        {t(isNew ? 'auth.hasAccount' : 'auth.isNew')}{' '}
        <TextLink to={isNew ? '/auth/login' : '/auth/register'} state={stateToPass}>
          {t(isNew ? 'auth.logIn' : 'auth.createAccount')}
        </TextLink>
      </p>
    </form>
  )
}
