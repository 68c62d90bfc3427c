import { Square } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

/** Milliseconds for which each message stands. */
const messageTime = 4000

/** What to say while the recipe is being written, and the way out. */
export function WaitingLine({ onStop }: { onStop(): void }) {
  const { t } = useTranslation()
  const messages = t('waiting.messages', { returnObjects: true })
  const [count, setCount] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setCount((previous) => previous + 1), messageTime)
    return () => clearInterval(timer)
  }, [])

  return (
    <div className="mt-4 flex w-full max-w-[720px] animate-appear items-center justify-between gap-4">
      <p
        role="status"
        className="inline-flex min-h-8 items-center rounded-[16px] bg-accent-soft px-3.5 py-1 text-control text-ink"
      >
        {messages[count % messages.length]}
      </p>
      <Button onClick={onStop}>
        <Square aria-hidden="true" />
        {t('waiting.stop')}
      </Button>
    </div>
  )
}
