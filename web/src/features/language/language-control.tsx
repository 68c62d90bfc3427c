import { type Language, languages } from '@roux/contract/language'
import { Globe } from 'lucide-react'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '../../i18n/i18n.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { ChoiceMenuButton } from '../../ui/choice-menu-button.tsx'
import { PartMissing } from '../../ui/lazy-part.ts'
import { flags } from './flags.tsx'

export function LanguageControl() {
  const { t } = useTranslation()
  const partMissing = useContext(PartMissing)
  return (
    <ChoiceMenuButton
      label={t('language.label')}
      icon={<Globe aria-hidden="true" />}
      choices={choices}
      value={useLanguage()}
      onChoose={(language) => void chooseLanguage(language).catch(partMissing)}
    />
  )
}

const choices = languages.map((value) => {
  const { own, foreign } = languageNames[value]
  return { value, icon: flags[value], text: <Names language={value} />, plainText: `${own} – ${foreign}` }
})

function Names({ language }: { language: Language }) {
  const { own, foreign, foreignLanguage } = languageNames[language]
  return (
    <>
      <span lang={language}>{own}</span>
      {' – '}
      <span lang={foreignLanguage} className="text-ink-2">
        {foreign}
      </span>
    </>
  )
}
