import { House, Menu } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { Brand } from '../features/brand/brand.tsx'
import { LanguageControl } from '../features/language/language-control.tsx'
import { ThemeControl } from '../features/theme/theme-control.tsx'
import { IconButton } from '../ui/icon-button.tsx'

interface TopBarProps {
  /** The brand stands here whenever the sidebar does not show it. */
  hasBrand: boolean
  /** What the menu button does and says of itself. */
  menu: Omit<ComponentProps<'button'>, 'className'>
  account?: ReactNode
}

export function TopBar({ hasBrand, menu, account }: TopBarProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isHome = useLocation().pathname === '/'
  return (
    <header className="flex min-h-15 items-center gap-0.5 px-1 pt-[env(safe-area-inset-top)] md:gap-1.5 md:px-4 print:hidden">
      <IconButton {...menu} label={t('app.menu')} className="not-hover:aria-expanded:bg-transparent!">
        <Menu aria-hidden="true" />
      </IconButton>
      <IconButton label={t('app.home')} onClick={() => void navigate('/', { replace: isHome })}>
        <House aria-hidden="true" />
      </IconButton>
      {hasBrand && <Brand />}
      <span className="flex-1" />
      <LanguageControl />
      <ThemeControl />
      {account}
    </header>
  )
}
