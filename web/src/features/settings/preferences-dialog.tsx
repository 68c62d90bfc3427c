import type { Preferences } from '@roux/contract/generation'
import { isSamePreferences } from '@roux/contract/read-preferences'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import { SaveButton } from './save-button.tsx'
import { useSaving } from './use-saving.ts'

interface PreferencesDialogProps {
  preferences: Preferences
  isGuest: boolean
  opener: RefObject<HTMLElement | null>
  /** Throws where they cannot be saved. */
  onSave(preferences: Preferences): Promise<void>
  onClose(): void
}

/** The preferences on their own, from where they are used. */
export function PreferencesDialog({ preferences, isGuest, opener, onSave, onClose }: PreferencesDialogProps) {
  const { t } = useTranslation()
  const { isRunning, save } = useSaving()
  const [draft, setDraft] = useState(preferences)

  const send = async () => {
    const isSaved = await save(() => onSave(draft), {
      done: () => t('preferences.saved'),
      failed: () => t('preferences.saveFailed'),
    })
    if (isSaved) onClose()
  }

  return (
    <Modal
      title={t('preferences.title')}
      description={`${t('preferences.text')} ${isGuest ? t('preferences.guestText') : ''}`}
      size="sheet"
      opener={opener}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('preferences.cancel')}</Button>
          {!isSamePreferences(draft, preferences) && <SaveButton isRunning={isRunning} onClick={() => void send()} />}
        </>
      }
    >
      <PreferencesForm value={draft} onChange={setDraft} />
    </Modal>
  )
}
