import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'
import { SessionCheck } from './session-check.tsx'

interface ScreenBoundaryProps {
  /** It has the whole window, and no frame. */
  isBare?: boolean
  children: ReactNode
}

/** The place of the screens. The one that is there stays until the next one has come, or cannot. */
export function ScreenBoundary({ isBare = false, children }: ScreenBoundaryProps) {
  const { pathname } = useLocation()
  const look = `flex flex-1 flex-col ${isBare ? 'min-h-dvh' : ''}`
  return (
    <LazyBoundary
      loading={
        <div className={look}>
          <SessionCheck />
        </div>
      }
      missing={
        <div className={look}>
          <MissingScreen />
        </div>
      }
      resetKey={pathname}
    >
      {children}
    </LazyBoundary>
  )
}

function MissingScreen() {
  const { t } = useTranslation()
  return (
    <div role="alert" className="grid flex-1 place-content-center justify-items-center gap-5 p-8 text-center">
      <p className="max-w-[40ch] text-ink-2">{t('app.partMissing')}</p>
      <Button onClick={() => location.reload()}>{t('app.reload')}</Button>
    </div>
  )
}
