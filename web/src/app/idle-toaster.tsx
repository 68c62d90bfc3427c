import { startTransition, useEffect, useState } from 'react'
import { useTheme } from '../browser/use-theme.ts'
import { fetchWhenIdle } from '../browser/when-idle.ts'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'
import { Toaster, toastWanted } from '../ui/toast.ts'

/** The place for toasts, fetched when there is nothing else to do, before the network can go away, or with the first. */
export function IdleToaster() {
  const { theme } = useTheme()
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const show = () => startTransition(() => setIsIdle(true))
    void toastWanted.then(show)
    return fetchWhenIdle(show)
  }, [])
  // A dialog hides from screen readers whatever is no live region when it opens: this one is, before toasts are there.
  return (
    <div aria-live="off">
      <LazyBoundary>{isIdle && <Toaster theme={theme} />}</LazyBoundary>
    </div>
  )
}
