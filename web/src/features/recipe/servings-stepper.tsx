import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface ServingsStepperProps {
  serves: number
  range: { least: number; most: number }
  onChange(serves: number): void
}

/** Milliseconds after which a number that is stepped through has come to rest. */
const rest = 700

/** For how many a recipe is shown: a number between two buttons, and one for the arrow keys and for readers. */
export function ServingsStepper({ serves, range: { least, most }, onChange }: ServingsStepperProps) {
  const { t } = useTranslation()
  const step = (to: number) => onChange(Math.min(Math.max(to, least), most))
  const keys: Partial<Record<string, number>> = {
    ArrowUp: serves + 1,
    ArrowRight: serves + 1,
    ArrowDown: serves - 1,
    ArrowLeft: serves - 1,
    PageUp: serves + 10,
    PageDown: serves - 10,
    Home: least,
    End: most,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keys[event.key]
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    step(to)
  }
  return (
    <span className="flex items-center justify-between gap-2.5 @max-[40rem]:-my-1 print:contents">
      <Step label={t('servings.fewer')} isDisabled={serves <= least} onClick={() => step(serves - 1)}>
        <Minus aria-hidden="true" />
      </Step>
      <span
        role="spinbutton"
        tabIndex={0}
        aria-label={t('servings.label')}
        aria-valuenow={serves}
        aria-valuemin={least}
        aria-valuemax={most}
        onKeyDown={onKeyDown}
        style={{ minWidth: `${Math.max(2, String(serves).length)}ch` }}
        className="rounded-small text-center"
      >
        {serves}
      </span>
      <Step label={t('servings.more')} isDisabled={serves >= most} onClick={() => step(serves + 1)}>
        <Plus aria-hidden="true" />
      </Step>
    </span>
  )
}

/** Tells readers of the number once it rests, and not of every one on the way. */
export function ServingsSaid({ serves }: Pick<ServingsStepperProps, 'serves'>) {
  const { t } = useTranslation()
  const [said, setSaid] = useState({ serves, text: '' })
  useEffect(() => {
    if (said.serves === serves) return
    const timer = setTimeout(() => setSaid({ serves, text: t('servings.said', { serves }) }), rest)
    return () => clearTimeout(timer)
  }, [said, serves, t])
  return (
    <p role="status" className="sr-only">
      {said.text}
    </p>
  )
}

interface StepProps {
  label: string
  isDisabled: boolean
  onClick(): void
  children: ReactNode
}

function Step({ label, isDisabled, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={onClick}
      className="group grid flex-none place-items-center pointer-coarse:-m-[5px] pointer-coarse:size-11 aria-disabled:opacity-50 print:hidden"
    >
      <span className="grid size-8.5 place-items-center rounded-full border border-edge bg-surface text-ink transition duration-150 ease-out group-hover:border-ink-3 [&_svg]:size-4">
        {children}
      </span>
    </button>
  )
}
