import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFootHeight } from '../../browser/use-foot-height.ts'
import { useWakeLock } from '../../browser/use-wake-lock.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { CookProgress } from './cook-progress.tsx'
import { useStepKeys } from './use-step-keys.ts'
import { useSwipe } from './use-swipe.ts'

interface CookPageProps {
  /** Of the recipe. */
  title: string
  /** Counted from 1; the page after the last step is the end. */
  step: number
  steps: number
  children: ReactNode
  timers: ReactNode
  /** The big buttons. */
  buttons: ReactNode
  onLeave(): void
  onBack(): void
  onNext(): void
}

/** The whole window for one step of a recipe. Arrow keys and swipes do what the big buttons do. */
export function CookPage({ title, step, steps, children, timers, buttons, onLeave, onBack, onNext }: CookPageProps) {
  const { t, i18n } = useTranslation()
  const screenFault = useWakeLock()
  const isEnd = step > steps
  const forth = isEnd ? undefined : onNext
  useStepKeys(onBack, forth)
  const foot = useRef<HTMLElement>(null)
  useFootHeight(foot, '--foot-height')
  const swipe = useSwipe(onBack, forth)
  return (
    <div
      {...swipe}
      lang={i18n.language}
      className="mx-auto flex w-full max-w-[1280px] flex-1 touch-pan-y flex-col px-5 pt-[max(12px,env(safe-area-inset-top))] md:px-8"
    >
      <header className="-mx-2 flex flex-wrap items-center gap-x-3 gap-y-2 md:flex-nowrap">
        <IconButton label={t('cook.leave')} onClick={onLeave}>
          <X aria-hidden="true" />
        </IconButton>
        <p className="min-w-0 flex-1 truncate font-medium text-control md:max-w-[40%] md:flex-none md:text-body">
          {title}
        </p>
        <CookProgress step={step} steps={steps} />
        {!isEnd && (
          <p className="flex-none pr-2 text-control text-ink-2 tabular-nums md:text-body">
            {t('cook.of', { step, steps })}
          </p>
        )}
      </header>
      {screenFault && !isEnd && (
        <p className="pt-3 text-center text-ink-2 text-small">
          {t(screenFault === 'http' ? 'cook.sleepsByHttp' : 'cook.maySleep')}
        </p>
      )}
      {children}
      <footer
        ref={foot}
        className="sticky bottom-0 mt-auto grid gap-3 bg-bg pt-3 pb-[max(20px,env(safe-area-inset-bottom))] md:flex md:items-end"
      >
        {timers}
        <div className="flex gap-2.5 md:ml-auto md:flex-none">{buttons}</div>
      </footer>
    </div>
  )
}
