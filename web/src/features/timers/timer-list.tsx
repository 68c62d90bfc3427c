import { BellRing, ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inOrder } from '../../browser/timer-list.ts'
import { timerNow, useTimers } from '../../browser/timers.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { askToNotify, canAskToNotify } from './notify.ts'
import { TimerCard } from './timer-card.tsx'

interface TimerListProps {
  /** So many are seen at once; the others are a press away. */
  inSight: number
}

/** The timers that run or have rung, the next to ring first. */
export function TimerList({ inSight }: TimerListProps) {
  const { t } = useTranslation()
  const timers = inOrder(useTimers())
  const now = useNow(timers.length > 0)
  const [isWhole, setIsWhole] = useState(false)
  const [canAsk, setCanAsk] = useState(canAskToNotify)
  if (timers.length === 0) return null
  const shown = isWhole ? timers : timers.slice(0, inSight)
  const hidden = timers.length - inSight
  return (
    <section aria-label={t('timers.label')} className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
      <ul
        className={`grid min-w-0 flex-1 basis-72 grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-2 md:max-w-[72rem] ${isWhole ? 'max-h-[50dvh] overflow-y-auto' : ''}`}
      >
        {shown.map((timer) => (
          <TimerCard key={timer.id} timer={timer} now={now} />
        ))}
      </ul>
      {(hidden > 0 || canAsk) && (
        <div className="flex gap-1">
          {hidden > 0 && (
            <SmallButton
              label={isWhole ? t('timers.fewer') : t('timers.more', { number: hidden })}
              isExpanded={isWhole}
              onClick={() => setIsWhole(!isWhole)}
            >
              {isWhole ? <ChevronDown aria-hidden="true" /> : `+${hidden}`}
            </SmallButton>
          )}
          {canAsk && (
            <SmallButton
              label={t('timers.notify')}
              onClick={() => void askToNotify().then(() => setCanAsk(canAskToNotify()))}
            >
              <BellRing aria-hidden="true" />
            </SmallButton>
          )}
        </div>
      )}
    </section>
  )
}

interface SmallButtonProps {
  label: string
  isExpanded?: boolean
  onClick(): void
  children: ReactNode
}

function SmallButton({ label, isExpanded, onClick, children }: SmallButtonProps) {
  return (
    <IconButton label={label} {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })} onClick={onClick}>
      <span className="font-semibold text-control">{children}</span>
    </IconButton>
  )
}

/** The time by which timers run, four times a second: often enough that no second is seen to be skipped. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(timerNow)
  useEffect(() => {
    if (!isRunning) return
    const ticking = setInterval(() => setNow(timerNow()), 250)
    return () => clearInterval(ticking)
  }, [isRunning])
  return now
}
