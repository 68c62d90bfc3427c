import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type ThemeChoice, themeChoices } from '../../browser/theme.ts'
import { ChoiceMenuButton } from '../../ui/menu.tsx'

const icons = {
  light: <Sun aria-hidden="true" />,
  dark: <Moon aria-hidden="true" />,
  system: <Monitor aria-hidden="true" />,
}
const textKeys = { light: 'theme.light', dark: 'theme.dark', system: 'theme.system' } as const

interface ThemeControlProps {
  choice: ThemeChoice
  onChoose(choice: ThemeChoice): void
}

export function ThemeControl({ choice, onChoose }: ThemeControlProps) {
  const { t } = useTranslation()
  const choices = themeChoices.map((value) => {
    const text = t(textKeys[value])
    return { value, icon: icons[value], text, plainText: text }
  })
  return (
    <ChoiceMenuButton
      label={t('theme.label')}
      icon={icons[choice]}
      choices={choices}
      value={choice}
      onChoose={onChoose}
    />
  )
}
