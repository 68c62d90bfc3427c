import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface ShellFrameProps {
  /** The screen has the whole window. */
  isBare: boolean
  sidebar?: ReactNode
  bar: ReactNode
  children: ReactNode
}

/** Where sidebar, top bar and screen stand. */
export function ShellFrame({ isBare, sidebar, bar, children }: ShellFrameProps) {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="fixed top-2 left-2 z-40 -translate-y-20 rounded-small bg-accent px-4 py-2.5 text-accent-ink focus:translate-y-0"
      >
        {t('app.skip')}
      </a>
      {!isBare && sidebar}
      <div className="flex min-w-0 flex-1 flex-col">
        {!isBare && bar}
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          {children}
        </main>
      </div>
    </div>
  )
}
