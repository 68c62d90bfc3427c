import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { SettingsSection } from './settings-section.tsx'

interface DangerSectionProps {
  email: string
  onDeleted(): void
}

/** The end of the account. */
export function DangerSection({ email, onDeleted }: DangerSectionProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <SettingsSection heading={t('userSettings.dangerZone')}>
      <Button ref={button} look="danger" className="justify-self-start" onClick={() => setIsAsking(true)}>
        {t('userSettings.deleteAccount')}
      </Button>
      {isAsking && (
        <DeleteAccountDialog email={email} opener={button} onClose={() => setIsAsking(false)} onDeleted={onDeleted} />
      )}
    </SettingsSection>
  )
}
