import { startTransition, useEffect, useState } from 'react'
import { useHasTimers } from '../browser/timers-kept.ts'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'
import { preloadable } from '../ui/preloadable.tsx'
import { useIsCookMode } from './use-is-cook-mode.ts'

const Timers = preloadable(async () => (await import('../features/timers/timers.tsx')).Timers)

/** Where timers are heard, and seen on every screen; fetched with the first one, and there from then on. */
export function TimersPlace() {
  const hasTimers = useHasTimers()
  const isCookMode = useIsCookMode()
  const [isNeeded, setIsNeeded] = useState(hasTimers)
  useEffect(() => {
    if (hasTimers) startTransition(() => setIsNeeded(true))
  }, [hasTimers])
  return <LazyBoundary>{isNeeded && <Timers isShown={!isCookMode} />}</LazyBoundary>
}
