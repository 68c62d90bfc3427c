import type { Preferences } from '@roux/contract/generation'
import { isSamePreferences } from '@roux/contract/read-preferences'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangePreferences, usePreferences } from '../../api/preferences.ts'
import { PreferencesForm } from './preferences-form.tsx'
import { ReadSection } from './read-section.tsx'
import { SaveButton } from './save-button.tsx'
import { useSaving } from './use-saving.ts'

/** What the cook wants of every recipe. */
export function PreferencesSection() {
  const { t } = useTranslation()
  return (
    <ReadSection
      heading={t('preferences.title')}
      query={usePreferences()}
      loading={t('preferences.loading')}
      unavailable={t('preferences.unavailable')}
    >
      {(saved) => <Saved saved={saved} />}
    </ReadSection>
  )
}

function Saved({ saved }: { saved: Preferences }) {
  const { t } = useTranslation()
  const change = useChangePreferences()
  const { isRunning, save } = useSaving()
  const [draft, setDraft] = useState<Preferences>()
  const part = useRef<HTMLDivElement>(null)
  const isChanged = draft !== undefined && !isSamePreferences(draft, saved)

  const send = async () => {
    if (!draft) return
    const isSaved = await save(() => change(draft), {
      done: () => t('preferences.saved'),
      failed: () => t('preferences.saveFailed'),
    })
    if (!isSaved) return
    setDraft(undefined)
    // The button that had the focus is gone.
    part.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }

  return (
    <div ref={part} className="grid gap-3">
      <p className="text-ink-2">{t('preferences.text')}</p>
      <PreferencesForm value={draft ?? saved} onChange={setDraft} />
      {isChanged && <SaveButton isRunning={isRunning} onClick={() => void send()} />}
    </div>
  )
}
