import { useTranslation } from 'react-i18next'
import { useChangePreferences, usePreferences } from '../api/preferences.ts'
import type { OptionsProps } from '../screens/home-screen.tsx'
import { OptionsWithDialog } from './options-with-dialog.tsx'

/** What a signed-in cook can set beside the prompt. Their preferences go with every request, shown or not. */
export function Options(props: OptionsProps) {
  const { t } = useTranslation()
  const { data, isError } = usePreferences()
  const change = useChangePreferences()
  if (isError) return <p className="flex-1 text-ink-3 text-small">{t('options.unavailable')}</p>
  if (!data) return <span className="flex-1" />
  return <OptionsWithDialog {...props} own={data} isGuest={false} onSave={change} />
}
