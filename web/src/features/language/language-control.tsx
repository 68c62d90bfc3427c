import { Globe } from 'lucide-react'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '../../i18n/i18n.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { CodeMissing } from '../../ui/lazy-boundary.tsx'
import { ChoiceMenuButton } from '../../ui/menu.tsx'
import { languageChoices } from './language-choices.tsx'

export function LanguageControl() {
  const { t } = useTranslation()
  const codeMissing = useContext(CodeMissing)
  return (
    <ChoiceMenuButton
      label={t('language.label')}
      icon={<Globe aria-hidden="true" />}
      choices={languageChoices}
      value={useLanguage()}
      onChoose={(language) => void chooseLanguage(language).catch(codeMissing)}
    />
  )
}
