import { useRef, useState } from 'react'
import { logFailure } from '../../browser/log-failure.ts'
import { showToast } from '../../ui/toast.ts'

interface Saving {
  isRunning: boolean
  /** Makes the call, one at a time, and says what came of it. Says whether it went well. */
  save(call: () => Promise<void>, texts: { done(): string; failed(): string }): Promise<boolean>
}

/** Saves a part of the settings. The texts are read when they are shown: the language may be what has changed. */
export function useSaving(): Saving {
  const [isRunning, setIsRunning] = useState(false)
  const running = useRef(false)
  return {
    isRunning,
    async save(call, texts) {
      if (running.current) return false
      running.current = true
      setIsRunning(true)
      try {
        await call()
        void showToast('success', texts.done())
        return true
      } catch (cause) {
        logFailure('saving the settings failed', cause)
        void showToast('error', texts.failed())
        return false
      } finally {
        running.current = false
        setIsRunning(false)
      }
    },
  }
}
