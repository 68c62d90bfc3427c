import { useEffect, useState } from 'react'
import { useTheme } from '../browser/use-theme.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { toasterPart } from '../ui/toast.ts'

/** The place for toasts, fetched when there is nothing else to do: before the network can go away. */
export function IdleToaster() {
  const { theme } = useTheme()
  const [toaster, setToaster] = useState(toasterPart.current)
  useEffect(() => {
    // Without it the failures are still in the console.
    const load = () => void toasterPart.load().then(setToaster, () => undefined)
    return whenIdle(load)
  }, [])
  // A dialog hides from screen readers whatever is no live region when it opens: this one is, before toasts are there.
  return <div aria-live="off">{toaster && <toaster.Toaster theme={theme} />}</div>
}
