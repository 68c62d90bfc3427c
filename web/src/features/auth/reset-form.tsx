import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { ResetForm as Schema } from '@roux/contract/forms'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formMessage } from '../../i18n/form-message.ts'
import { useSession } from '../../session/session.ts'
import { DoneDialog } from './done-dialog.tsx'
import { FailureText } from './failure-text.tsx'
import { FormNote } from './form-note.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextLink } from './text-link.tsx'
import { useAttempt } from './use-attempt.ts'
import { useFirstFocus } from './use-first-focus.ts'

/** Sets a new password with the token of a recovery link. Without one it says so at once, and sends nothing. */
export function ResetForm({ token }: { token: string | undefined }) {
  const { t } = useTranslation()
  const { resetPassword } = useSession()
  const note = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(false)
  const { register, handleSubmit, setFocus, formState } = useForm<Schema>({
    resolver: standardSchemaResolver(Schema),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { attempt, run, forget } = useAttempt<string>(async (password) => {
    if (token !== undefined) await resetPassword(token, password)
  })
  useFirstFocus(() => token === undefined || setFocus('password'))

  const errorOf = (field: keyof Schema) => {
    const message = formMessage(formState.errors[field]?.message)
    return message && t(message)
  }
  const passwordError = errorOf('password')
  const send = handleSubmit(async ({ password }) => {
    setIsShown(false)
    if (token === undefined) note.current?.focus()
    else await run(password)
  })
  const field = { autoComplete: 'new-password', isShown }

  return (
    <form noValidate onSubmit={(event) => void send(event)} onChange={forget} className="mt-6 grid gap-4.5">
      <FormNote ref={note}>{token === undefined && t('auth.tokenMissing')}</FormNote>
      <PasswordField
        {...field}
        {...register('password', { deps: ['confirmPassword'] })}
        label={t('auth.newPassword')}
        hint={!passwordError && t('auth.passwordHint')}
        error={passwordError}
        onShow={setIsShown}
      />
      <PasswordField
        {...field}
        {...register('confirmPassword')}
        label={t('auth.confirmPassword')}
        error={errorOf('confirmPassword')}
      />
      <FormNote>
        {attempt.state === 'failed' && <FailureText text={t('auth.resetFailure')} cause={attempt.cause} />}
      </FormNote>
      <SubmitButton isRunning={attempt.state === 'running'}>{t('auth.resetPassword')}</SubmitButton>
      <p className="text-center text-control text-ink-2">
        <TextLink to="/auth/recover-password">{t('auth.newLink')}</TextLink>
      </p>
      {attempt.state === 'done' && <DoneDialog title={t('auth.resetDoneTitle')} text={t('auth.resetDoneText')} />}
    </form>
  )
}
