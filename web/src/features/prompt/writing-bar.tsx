import { Square } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

/** Milliseconds for which each message stands. */
const messageTime = 4000

/** Stands over the recipe that is being written: what to say meanwhile, and the way out, always in reach. */
export function WritingBar({ ahead, onStop }: { ahead: number | undefined; onStop(): void }) {
  const { t } = useTranslation()
  const messages = t('waiting.messages', { returnObjects: true })
  const [count, setCount] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setCount((previous) => previous + 1), messageTime)
    return () => clearInterval(timer)
  }, [])

  return (
    <div className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-bg py-3">
      {/* Not for screen readers: they hear the start, the title and the end, and not every message between. */}
      <p
        aria-hidden="true"
        className="inline-flex min-h-8 items-center rounded-[16px] bg-accent-soft px-3.5 py-1 text-control text-ink"
      >
        {ahead ? t('waiting.ahead', { count: ahead }) : messages[count % messages.length]}
      </p>
      <Button onClick={onStop}>
        <Square aria-hidden="true" />
        {t('waiting.stop')}
      </Button>
    </div>
  )
}
