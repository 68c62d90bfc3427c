import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { ProfileForm } from '@roux/contract/settings-forms'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { changeFullName, fetchAccount } from '../../api/account.ts'
import { logFailure } from '../../browser/log-failure.ts'
import { formMessage } from '../../i18n/form-message.ts'
import { useSession } from '../../session/session.ts'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { SaveButton } from './save-button.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useSaving } from './use-saving.ts'

/** The cook's name. What another device has made of it meanwhile is fetched first. */
export function ProfileSection() {
  const { t } = useTranslation()
  const { user, setUser } = useSession()
  const { register, handleSubmit, reset, setFocus, formState } = useForm<ProfileForm>({
    resolver: standardSchemaResolver(ProfileForm),
    defaultValues: { fullName: user?.fullName ?? '' },
  })
  const isLoading = useFreshName((fullName) => reset({ fullName }))
  const { isRunning, save } = useSaving()

  const send = handleSubmit(async ({ fullName }) => {
    const isSaved = await save(async () => setUser(await changeFullName(fullName)), {
      done: () => t('userSettings.profileUpdated'),
      failed: () => t('userSettings.profileUpdateError'),
    })
    if (!isSaved) return
    reset({ fullName })
    setFocus('fullName')
  })
  const message = formMessage(formState.errors.fullName?.message)

  return (
    <SettingsSection heading={t('userSettings.profile')}>
      <form noValidate onSubmit={(event) => void send(event)} className="grid gap-3">
        <TextField
          {...register('fullName')}
          label={t('userSettings.fullName')}
          autoComplete="name"
          disabled={isLoading}
          aria-busy={isLoading}
          error={message && t(message)}
        />
        {formState.isDirty && <SaveButton type="submit" isRunning={isRunning} />}
      </form>
    </SettingsSection>
  )
}

/** Fetches the name once; true until it is known. Without an answer the one known before stands. */
function useFreshName(onName: (fullName: string) => void): boolean {
  const { t } = useTranslation()
  const { setUser } = useSession()
  const [isLoading, setIsLoading] = useState(true)
  const latest = useRef({ onName, setUser, t })
  useEffect(() => {
    latest.current = { onName, setUser, t }
  })
  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      try {
        const account = await fetchAccount(leaving.signal)
        latest.current.setUser(account)
        latest.current.onName(account.fullName)
      } catch (cause) {
        if (leaving.signal.aborted) return
        logFailure('reading the profile failed', cause)
        void showToast('error', latest.current.t('userSettings.fetchError'))
      }
      setIsLoading(false)
    }
    void load()
    return () => leaving.abort()
  }, [])
  return isLoading
}
