import { useCallback, useEffect, useRef, useState } from 'react'
import { logFailure } from '../../browser/log-failure.ts'
import { toSend } from './prompt-state.ts'

type Generation = { state: 'idle' } | { state: 'loading' } | { state: 'failed'; cause: unknown }

interface GenerationControl {
  generation: Generation
  start(text: string): void
  stop(): void
}

/** Makes a recipe of a prompt and shows it; throws where there is none. */
export type Generate = (prompt: string, signal: AbortSignal) => Promise<void>

/** Asks for a recipe, one at a time. Leaving the page ends the call. */
export function useGeneration(generate: Generate): GenerationControl {
  const [generation, setGeneration] = useState<Generation>({ state: 'idle' })
  const call = useRef<AbortController>(undefined)

  const stop = useCallback(() => {
    call.current?.abort()
    setGeneration({ state: 'idle' })
  }, [])
  useEffect(() => () => call.current?.abort(), [])

  const run = async (text: string) => {
    call.current?.abort()
    const controller = new AbortController()
    call.current = controller
    const { signal } = controller
    setGeneration({ state: 'loading' })
    try {
      await generate(toSend(text), signal)
    } catch (cause) {
      if (signal.aborted) return
      logFailure('generating a recipe failed', cause)
      setGeneration({ state: 'failed', cause })
    }
  }

  return { generation, start: (text) => void run(text), stop }
}
