import { FileDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The way out for all recipes. */
export function TakeAwaySection({ onTakeAway }: { onTakeAway(): void }) {
  const { t } = useTranslation()
  return (
    <SettingsSection heading={t('takeAway.recipes')}>
      <p className="text-ink-2">{t('takeAway.hint')}</p>
      <Button className="justify-self-start" onClick={onTakeAway}>
        <FileDown aria-hidden="true" />
        {t('takeAway.open')}
      </Button>
    </SettingsSection>
  )
}
