import { startTransition, useEffect, useState } from 'react'
import { useTheme } from '../browser/use-theme.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'
import { Toaster } from '../ui/toast.ts'

/** The place for toasts, fetched when there is nothing else to do: before the network can go away. */
export function IdleToaster() {
  const { theme } = useTheme()
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setIsIdle(true))), [])
  // A dialog hides from screen readers whatever is no live region when it opens: this one is, before toasts are there.
  return (
    <div aria-live="off">
      <LazyBoundary>{isIdle && <Toaster theme={theme} />}</LazyBoundary>
    </div>
  )
}
