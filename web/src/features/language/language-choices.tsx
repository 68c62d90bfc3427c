import { type Language, languages } from '@roux/contract/language'
import { languageNames } from '../../i18n/language-names.ts'
import { flags } from './flags.tsx'

/** The languages to choose from, each by its flag and both its names. */
export const languageChoices = languages.map((value) => {
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
