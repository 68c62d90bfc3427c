import { isSamePreferences, readPreferences } from '@roux/contract/read-preferences'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangePreferences, usePreferences } from '../api/preferences.ts'
import { readGuestPreferences } from '../browser/guest-preferences.ts'
import { logFailure } from '../browser/log-failure.ts'
import type { OptionsProps } from '../screens/home-screen.tsx'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'
import { OptionsWithDialog } from './options-with-dialog.tsx'

const nothing = readPreferences(undefined)

/** What a signed-in cook can set beside the prompt. Their preferences go with every request, shown or not. */
export function CookOptions(props: OptionsProps) {
  const { t } = useTranslation()
  const { data, isError } = usePreferences()
  const change = useChangePreferences()
  const [kept] = useState(readGuestPreferences)
  if (isError) return <p className="flex-1 text-ink-3 text-small">{t('options.unavailable')}</p>
  if (!data) return <span className="flex-1" />

  const takeOver = () =>
    change(kept).catch((cause: unknown) => {
      logFailure('saving the preferences failed', cause)
      void showToast('error', t('preferences.saveFailed'))
    })
  // What they wanted as a guest must not be forgotten in silence; nor does it go to the server by itself.
  const isNew = isSamePreferences(data, nothing) && !isSamePreferences(kept, nothing)
  return (
    <>
      {isNew && (
        <Button className="h-auto! min-h-10 whitespace-normal" onClick={() => void takeOver()}>
          {t('options.takeOver')}
        </Button>
      )}
      <OptionsWithDialog {...props} own={data} isGuest={false} onSave={change} />
    </>
  )
}
