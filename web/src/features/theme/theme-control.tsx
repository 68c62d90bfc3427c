import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { themeChoices } from '../../browser/theme.ts'
import { useTheme } from '../../browser/use-theme.ts'
import { ChoiceMenuButton } from '../../ui/menu.tsx'
import { themeIcons, themeNames } from './theme-looks.tsx'

export function ThemeControl() {
  const { t } = useTranslation()
  const { choice, choose } = useTheme()
  const choices = themeChoices.map((value) => {
    const text = t(themeNames[value])
    return { value, icon: themeIcons[value], text, plainText: text }
  })
  return (
    <ChoiceMenuButton
      label={t('theme.label')}
      icon={
        // The page is prerendered without knowing which of them it is.
        <>
          <Sun aria-hidden="true" className="hidden in-data-[theme=light]:block" />
          <Moon aria-hidden="true" className="hidden in-data-[theme=dark]:block" />
          <Monitor aria-hidden="true" className="hidden in-data-[theme=system]:block" />
        </>
      }
      choices={choices}
      value={choice}
      onChoose={choose}
    />
  )
}
