import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { RecoverForm as Schema } from '@roux/contract/forms'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formMessage } from '../../i18n/form-message.ts'
import type { LogInState } from '../../session/log-in-state.ts'
import { useSession } from '../../session/session.ts'
import { DoneDialog } from './done-dialog.tsx'
import { EmailField } from './email-field.tsx'
import { FailureText } from './failure-text.tsx'
import { FormNote } from './form-note.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextLink } from './text-link.tsx'
import { useAttempt } from './use-attempt.ts'
import { useFirstFocus } from './use-first-focus.ts'

/** Asks for a recovery link. `state` came with the navigation; it goes on to the login screen. */
export function RecoverForm({ state }: { state: LogInState }) {
  const { t } = useTranslation()
  const { recoverPassword } = useSession()
  const { register, handleSubmit, setFocus, formState, control } = useForm<Schema>({
    resolver: standardSchemaResolver(Schema),
    defaultValues: { email: state.email ?? '' },
  })
  const typedEmail = useWatch({ control, name: 'email' })
  const { attempt, run, forget } = useAttempt<Schema>(({ email }) => recoverPassword(email))
  useFirstFocus(() => setFocus('email'))
  const message = formMessage(formState.errors.email?.message)
  const stateToPass = { ...state, email: typedEmail }

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(run)(event)}
      onChange={forget}
      className="mt-6 grid gap-4.5"
    >
      <EmailField {...register('email')} autoComplete="username" error={message && t(message)} />
      <FormNote>
        {attempt.state === 'failed' && <FailureText text={t('auth.recoverFailure')} cause={attempt.cause} />}
      </FormNote>
      <SubmitButton isRunning={attempt.state === 'running'}>{t('auth.sendLink')}</SubmitButton>
      <p className="text-center text-control text-ink-2">
        <TextLink to="/auth/login" state={stateToPass}>
          {t('auth.backToLogIn')}
        </TextLink>
      </p>
      {attempt.state === 'done' && (
        <DoneDialog title={t('auth.linkSentTitle')} text={t('auth.linkSentText')} state={stateToPass} />
      )}
    </form>
  )
}
