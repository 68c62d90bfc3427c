import { Pause, Play, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addMinute, pauseTimer, resumeTimer, stopTimer, type Timer, timeLeft } from '../../browser/timer-list.ts'
import { changeTimers } from '../../browser/timers.ts'
import { Link } from '../../ui/link.tsx'
import { timerText } from './timer-text.ts'

/** One timer. What it says changes every second, and is told to nobody who does not ask. */
export function TimerCard({ timer, now }: { timer: Timer; now: number }) {
  const { t } = useTranslation()
  const { id, name, title, step, path, pausedAt } = timer
  const left = timeLeft(timer, now)
  const isOver = left === 0
  const isPaused = pausedAt !== null
  return (
    <li
      className={`relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 overflow-hidden rounded-[16px] border py-2 pr-1.5 pl-4 ${isOver ? 'border-accent bg-accent-soft' : 'border-line bg-surface'}`}
    >
      <span
        role="timer"
        className={`min-w-[2.6em] font-display font-medium text-section tabular-nums ${isPaused ? 'text-ink-3' : ''}`}
      >
        {timerText(left)}
      </span>
      <Link
        to={`${path}/cook?step=${step}`}
        className="min-w-0 rounded-small text-control leading-tight no-underline hover:underline"
      >
        <span className="block truncate font-medium">{name}</span>
        <span className={`block truncate text-small ${isOver ? 'font-semibold text-accent' : 'text-ink-2'}`}>
          {isOver ? t('timers.over') : `${t('timers.step', { step })} · ${title}`}
        </span>
      </Link>
      <span className="flex">
        {!isPaused && (
          <CardButton
            label={t('timers.addMinute', { name })}
            onClick={() => changeTimers((timers, at) => addMinute(timers, id, at))}
          >
            <span className="grid size-9 place-items-center rounded-[10px] border border-line font-semibold text-small">
              +1
            </span>
          </CardButton>
        )}
        {isPaused && (
          <CardButton
            label={t('timers.resume', { name })}
            onClick={() => changeTimers((timers, at) => resumeTimer(timers, id, at))}
          >
            <Play aria-hidden="true" />
          </CardButton>
        )}
        {isOver || isPaused ? (
          <CardButton
            label={t('timers.stop', { name })}
            onClick={() => changeTimers((timers) => stopTimer(timers, id))}
          >
            <X aria-hidden="true" />
          </CardButton>
        ) : (
          <CardButton
            label={t('timers.pause', { name })}
            onClick={() => changeTimers((timers, at) => pauseTimer(timers, id, at))}
          >
            <Pause aria-hidden="true" />
          </CardButton>
        )}
      </span>
      <span
        aria-hidden="true"
        className="absolute bottom-0 left-0 h-[3px] bg-gold"
        style={{ width: `${100 - (100 * left) / timer.length}%` }}
      />
    </li>
  )
}

interface CardButtonProps {
  label: string
  onClick(): void
  children: ReactNode
}

function CardButton({ label, onClick, children }: CardButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-[12px] text-ink transition duration-150 ease-out hover:bg-sunken [&_svg]:size-[19px]"
    >
      {children}
    </button>
  )
}
