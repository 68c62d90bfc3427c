import { useEffect, useState } from 'react'

/**
 * Keeps the screen on as long as its page is shown. The browser takes the lock away from a page that is hidden, and
 * this one takes it again when it is back.
 * @returns why the screen may go off all the same: by plain http browsers give no lock (`http`), and some, or a battery
 * that is low, refuse it (`refused`).
 */
export function useWakeLock(): 'http' | 'refused' | undefined {
  const [fault, setFault] = useState<'http' | 'refused'>()
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const take = async () => {
      if (document.hidden || isOver || (lock && !lock.released)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        setFault(undefined)
        if (isOver) await lock.release()
      } catch {
        // One that is hidden meanwhile is refused, and asks again.
        if (!document.hidden && !isOver) setFault(isSecureContext ? 'refused' : 'http')
      }
    }
    const takeAgain = () => void take()
    takeAgain()
    document.addEventListener('visibilitychange', takeAgain)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', takeAgain)
      void lock?.release()
    }
  }, [])
  return fault
}
