import type { Language } from '@roux/contract/language'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '../../i18n/i18n.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { ChoiceMenu, useMenu } from '../../ui/menu.tsx'
import type { Choice } from '../../ui/menu-content.tsx'
import { SaveButton } from './save-button.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useSaving } from './use-saving.ts'

/** The language of the app: chosen here, and changed when it is saved. */
export function LanguageSection({ choices }: { choices: readonly Choice<Language>[] }) {
  const { t, i18n } = useTranslation()
  const current = useLanguage()
  const [chosen, setChosen] = useState(current)
  const { buttonProps, menuProps } = useMenu()
  const { isRunning, save } = useSaving()
  const labelId = useId()
  const choice = choices.find(({ value }) => value === chosen)

  const send = async () => {
    const isSaved = await save(() => chooseLanguage(chosen), {
      done: () => i18n.t('userSettings.languageUpdated'),
      failed: () => i18n.t('userSettings.languageUpdateError'),
    })
    if (isSaved) buttonProps.ref.current?.focus()
  }

  return (
    <SettingsSection heading={t('userSettings.language')}>
      <span id={labelId} className="sr-only">
        {t('userSettings.language')}
      </span>
      <button
        type="button"
        {...buttonProps}
        aria-labelledby={`${labelId} ${buttonProps.id}`}
        className="flex min-h-11 w-full items-center gap-3 rounded-[10px] border border-edge bg-surface px-3.5 py-2 text-left text-body transition-colors duration-150 ease-out hover:border-ink-3"
      >
        {choice?.icon}
        <span className="flex-1">{choice?.text}</span>
        <ChevronDown aria-hidden="true" className="size-[18px] text-ink-3" />
      </button>
      <ChoiceMenu {...menuProps} choices={choices} value={chosen} onChoose={(language) => setChosen(language)} />
      {chosen !== current && <SaveButton isRunning={isRunning} onClick={() => void send()} />}
    </SettingsSection>
  )
}
