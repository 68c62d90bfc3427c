import { Square } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

/** Milliseconds for which each message stands. */
const messageTime = 4000

interface WaitingLineProps {
  isWaiting: boolean
  onStop(): void
}

/**
 * What to say while the recipe is being written, and the way out. Its place is there before there is anything to say:
 * screen readers only hear what changes in a region they know.
 */
export function WaitingLine({ isWaiting, onStop }: WaitingLineProps) {
  const { t } = useTranslation()
  const messages = t('waiting.messages', { returnObjects: true })
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!isWaiting) return
    setCount(0)
    const timer = setInterval(() => setCount((previous) => previous + 1), messageTime)
    return () => clearInterval(timer)
  }, [isWaiting])

  return (
    <div
      className={
        isWaiting ? 'mt-4 flex w-full max-w-[720px] animate-appear items-center justify-between gap-4' : 'sr-only'
      }
    >
      <p
        role="status"
        className="inline-flex min-h-8 items-center rounded-[16px] bg-accent-soft px-3.5 py-1 text-control text-ink"
      >
        {isWaiting && messages[count % messages.length]}
      </p>
      {isWaiting && (
        <Button onClick={onStop}>
          <Square aria-hidden="true" />
          {t('waiting.stop')}
        </Button>
      )}
    </div>
  )
}
