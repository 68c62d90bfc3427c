import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { useTheme } from '../browser/use-theme.ts'
import { TooltipHost } from '../ui/tooltip-host.tsx'
import { IdleToaster } from './idle-toaster.tsx'
import { TopBar } from './top-bar.tsx'

/** What stands around every screen. */
export function Shell() {
  const { t } = useTranslation()
  const { choice, choose, theme } = useTheme()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-40 -translate-y-20 rounded-small bg-accent px-4 py-2.5 text-accent-ink focus:translate-y-0"
      >
        {t('app.skip')}
      </a>
      <TopBar themeChoice={choice} onChooseTheme={choose} />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <TooltipHost />
      <IdleToaster theme={theme} />
    </div>
  )
}
