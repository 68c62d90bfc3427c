import { useEffect, useState } from 'react'
import type { Theme } from '../browser/theme.ts'
import { toasterPart } from '../ui/toast.ts'

/** The place for toasts, fetched when there is nothing else to do: before the network can go away. */
export function IdleToaster({ theme }: { theme: Theme }) {
  const [toaster, setToaster] = useState(toasterPart.current)
  useEffect(() => {
    // Without it the failures are still in the console.
    const load = () => void toasterPart.load().then(setToaster, () => undefined)
    return whenIdle(load)
  }, [])
  return toaster && <toaster.Toaster theme={theme} />
}

/** Safari cannot say when it is idle. */
function whenIdle(action: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(action, 1500)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(action)
  return () => cancelIdleCallback(request)
}
