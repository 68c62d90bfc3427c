import { House } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { ThemeChoice } from '../browser/theme.ts'
import { Brand } from '../features/brand/brand.tsx'
import { LanguageControl } from '../features/language/language-control.tsx'
import { ThemeControl } from '../features/theme/theme-control.tsx'
import { IconButton } from '../ui/icon-button.tsx'

interface TopBarProps {
  themeChoice: ThemeChoice
  onChooseTheme(choice: ThemeChoice): void
}

export function TopBar({ themeChoice, onChooseTheme }: TopBarProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <header className="flex min-h-15 items-center gap-1 px-2 pt-[env(safe-area-inset-top)] md:gap-1.5 md:px-4 print:hidden">
      <IconButton label={t('app.home')} onClick={() => void navigate('/')}>
        <House aria-hidden="true" />
      </IconButton>
      <Brand />
      <span className="flex-1" />
      <LanguageControl />
      <ThemeControl choice={themeChoice} onChoose={onChooseTheme} />
    </header>
  )
}
