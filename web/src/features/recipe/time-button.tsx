import { useTranslation } from 'react-i18next'
import { readyBell } from '../../browser/bell.ts'
import { startTimer, timeLeft } from '../../browser/timer-list.ts'
import { changeTimers, timerNow, useTimers } from '../../browser/timers.ts'
import { measureLook } from './recipe-look.ts'
import { timerName } from './timer-name.ts'

/** Where a step stands. */
export interface StepPlace {
  /** The address of the recipe's page. */
  path: string
  /** Of the recipe. */
  title: string
  /** Counted from 1. */
  step: number
}

interface TimeButtonProps {
  /** The step, and where in it the time stands. */
  text: string
  start: number
  end: number
  seconds: number
  /** Which of the step's times and temperatures it is: the same whatever the amounts before it are. */
  nth: number
  place: StepPlace
}

/** A time in a step: pressing it starts a timer. A second press starts no second one. */
export function TimeButton({ text, start, end, seconds, nth, place }: TimeButtonProps) {
  const { t } = useTranslation()
  const time = text.slice(start, end)
  const id = `${place.path} ${place.step} ${nth}`
  const timer = useTimers().find((one) => one.id === id)
  const isRunning = timer !== undefined && timeLeft(timer, timerNow()) > 0
  const press = () => {
    readyBell()
    changeTimers((timers, now) =>
      startTimer(timers, { id, name: timerName(text, start, end), ...place }, seconds * 1000, now),
    )
  }
  return (
    <button
      type="button"
      aria-label={t(isRunning ? 'timers.runs' : 'timers.start', { time })}
      onClick={press}
      className={`relative inline select-text rounded-[6px] text-left after:absolute after:inset-x-0 after:-inset-y-2 hover:decoration-solid ${isRunning ? 'bg-accent-soft!' : ''} ${measureLook(end - start)}`}
    >
      {time}
    </button>
  )
}
