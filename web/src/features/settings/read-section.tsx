import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { SettingsSection } from './settings-section.tsx'

interface ReadSectionProps<Data> {
  heading: string
  query: { data: Data | undefined; isError: boolean; refetch(): unknown }
  /** Said while it is on its way, and where it cannot be had. */
  loading: string
  unavailable: string
  children(data: Data): ReactNode
}

/** One part of the settings, of what the server knows. */
export function ReadSection<Data>({ heading, query, loading, unavailable, children }: ReadSectionProps<Data>) {
  const { t } = useTranslation()
  const { data, isError, refetch } = query
  return (
    <SettingsSection heading={heading}>
      {data !== undefined ? (
        children(data)
      ) : isError ? (
        <div role="alert" className="grid gap-3">
          <p className="text-ink-2">{unavailable}</p>
          <Button className="justify-self-start" onClick={() => void refetch()}>
            {t('userSettings.retry')}
          </Button>
        </div>
      ) : (
        <p role="status" className="text-ink-2">
          {loading}
        </p>
      )}
    </SettingsSection>
  )
}
