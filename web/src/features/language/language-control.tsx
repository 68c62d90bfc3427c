import { Globe } from 'lucide-react'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '../../i18n/i18n.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { ChoiceMenuButton } from '../../ui/choice-menu-button.tsx'
import { PartMissing } from '../../ui/lazy-part.ts'
import { languageChoices } from './language-choices.tsx'

export function LanguageControl() {
  const { t } = useTranslation()
  const partMissing = useContext(PartMissing)
  return (
    <ChoiceMenuButton
      label={t('language.label')}
      icon={<Globe aria-hidden="true" />}
      choices={languageChoices}
      value={useLanguage()}
      onChoose={(language) => void chooseLanguage(language).catch(partMissing)}
    />
  )
}
