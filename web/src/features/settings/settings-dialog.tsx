import type { Language } from '@roux/contract/language'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import type { Choice } from '../../ui/menu-content.tsx'
import { Modal } from '../../ui/modal.tsx'
import { DangerSection } from './danger-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SecuritySection } from './security-section.tsx'
import { SpaceSection } from './space-section.tsx'
import { TakeAwaySection } from './take-away-section.tsx'

interface SettingsDialogProps {
  languageChoices: readonly Choice<Language>[]
  opener: RefObject<HTMLElement | null>
  /** Opens what takes the recipes away. */
  onTakeAway(): void
  onClose(): void
  /** The account is gone. */
  onDeleted(): void
}

/** The user settings in their parts (specification §2). */
export function SettingsDialog({ languageChoices, opener, onTakeAway, onClose, onDeleted }: SettingsDialogProps) {
  const { t } = useTranslation()
  const email = useSession().user?.email ?? ''
  return (
    <Modal
      title={t('userSettings.title')}
      size="sheet"
      opener={opener}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('userSettings.close')}</Button>}
    >
      <ProfileSection />
      <LanguageSection choices={languageChoices} />
      <PreferencesSection />
      <SpaceSection />
      <TakeAwaySection onTakeAway={onTakeAway} />
      <SecuritySection email={email} />
      <DangerSection email={email} onDeleted={onDeleted} />
    </Modal>
  )
}
