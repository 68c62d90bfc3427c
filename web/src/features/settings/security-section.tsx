import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { PasswordForm } from '@roux/contract/settings-forms'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { changePassword } from '../../api/account.ts'
import { formMessage } from '../../i18n/form-message.ts'
import { TextField } from '../../ui/text-field.tsx'
import { SaveButton } from './save-button.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useSaving } from './use-saving.ts'

const empty: PasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** A new password (specification §5). `email` tells password managers whose it is. */
export function SecuritySection({ email }: { email: string }) {
  const { t } = useTranslation()
  const { register, handleSubmit, reset, setFocus, formState } = useForm<PasswordForm>({
    resolver: standardSchemaResolver(PasswordForm),
    defaultValues: empty,
  })
  const { isRunning, save } = useSaving()

  const send = handleSubmit(async ({ currentPassword, newPassword }) => {
    // Only the current one is filled: there is nothing to send yet.
    if (newPassword === '') return setFocus('newPassword')
    const isSaved = await save(() => changePassword(currentPassword, newPassword), {
      done: () => t('userSettings.passwordUpdated'),
      failed: () => t('userSettings.passwordUpdateError'),
    })
    if (isSaved) reset(empty)
    setFocus('currentPassword')
  })
  const errorOf = (field: keyof PasswordForm) => {
    const message = formMessage(formState.errors[field]?.message)
    return message && t(message)
  }

  return (
    <SettingsSection heading={t('userSettings.security')}>
      <form noValidate onSubmit={(event) => void send(event)} className="grid gap-3">
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          {...register('currentPassword', { deps: ['newPassword'] })}
          label={t('userSettings.currentPassword')}
          type="password"
          autoComplete="current-password"
          error={errorOf('currentPassword')}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            {...register('newPassword', { deps: ['confirmPassword', 'currentPassword'] })}
            label={t('userSettings.newPassword')}
            type="password"
            autoComplete="new-password"
            error={errorOf('newPassword')}
          />
          <TextField
            {...register('confirmPassword')}
            label={t('userSettings.confirmPassword')}
            type="password"
            autoComplete="new-password"
            error={errorOf('confirmPassword')}
          />
        </div>
        {formState.isDirty && <SaveButton type="submit" isRunning={isRunning} />}
      </form>
    </SettingsSection>
  )
}
