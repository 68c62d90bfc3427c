import { House } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useDocumentTitle } from '../../browser/use-document-title.ts'
import { Cover } from '../../features/auth/cover.tsx'
import { Brand } from '../../features/brand/brand.tsx'
import { LanguageControl } from '../../features/language/language-control.tsx'
import { ThemeControl } from '../../features/theme/theme-control.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

interface AuthPageProps {
  title: string
  /** Of the browser's tab, where the heading says too little for it. */
  tabTitle?: string
  /** A sentence under the heading. */
  lede?: string
  children: ReactNode
}

/** What the screens for logging in have in common: a form on the left, the cover on the right where there is room. */
export function AuthPage({ title, tabTitle = title, lede, children }: AuthPageProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(t('auth.pageTitle', { title: tabTitle }))

  // Coming from within the app, what the page is about is said first, unless a field has taken the focus.
  const isFirstPage = useLocation().key === 'default'
  useEffect(() => {
    if (isFirstPage) return
    scrollTo(0, 0)
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [isFirstPage])

  return (
    <div className="grid min-h-dvh md:grid-cols-2">
      <div className="flex min-w-0 flex-col">
        <PageHeader />
        <main className="mx-auto w-full max-w-[448px] animate-appear px-6 pt-6 pb-[max(48px,env(safe-area-inset-bottom))] md:pt-[clamp(24px,calc(32dvh-96px),260px)]">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-balance font-display font-medium text-form-title tracking-[-0.02em] outline-none"
          >
            {title}
          </h1>
          {lede && <p className="mt-3 text-ink-2">{lede}</p>}
          {children}
        </main>
      </div>
      <Cover text={t('auth.tagline')} />
    </div>
  )
}

function PageHeader() {
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
      <ThemeControl />
    </header>
  )
}
