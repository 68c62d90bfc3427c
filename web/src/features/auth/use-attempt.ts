import { useRef, useState } from 'react'

type Attempt = { state: 'ready' } | { state: 'running' } | { state: 'failed'; cause: unknown } | { state: 'done' }

interface AttemptControl<Values> {
  attempt: Attempt
  /** Makes the call; while one is running, another one is not made. */
  run(values: Values): Promise<void>
  /** Takes the failure off the screen, once the cook does something about it. */
  forget(): void
}

/** Sends a form, one call at a time. */
export function useAttempt<Values>(
  send: (values: Values) => Promise<void>,
  onFailure?: () => void,
): AttemptControl<Values> {
  const [attempt, setAttempt] = useState<Attempt>({ state: 'ready' })
  // State is known with the next render only: too late for two clicks in a row.
  const isRunning = useRef(false)
  return {
    attempt,
    async run(values) {
      if (isRunning.current) return
      isRunning.current = true
      setAttempt({ state: 'running' })
      try {
        await send(values)
        setAttempt({ state: 'done' })
      } catch (cause) {
        setAttempt({ state: 'failed', cause })
        onFailure?.()
      } finally {
        isRunning.current = false
      }
    },
    forget: () => setAttempt((current) => (current.state === 'failed' ? { state: 'ready' } : current)),
  }
}
