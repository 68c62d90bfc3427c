import { startTransition, useCallback, useEffect, useState } from 'react'
import type { RecipeOrder } from '../../api/generate-recipe.ts'
import type { ReadDraft } from '../../api/read-draft.ts'
import type { Watch } from '../../api/read-recipe-stream.ts'
import { logFailure } from '../../browser/log-failure.ts'
import { useOnlyCall } from '../../browser/use-only-call.ts'

export type Generation =
  | { readonly state: 'idle' }
  /** `isAgain`: the page of an unfinished recipe stands there already. */
  | {
      readonly state: 'loading'
      readonly order: RecipeOrder
      readonly draft: ReadDraft | undefined
      /** How many have to be done before its turn comes. */
      readonly ahead?: number
      readonly isAgain: boolean
    }
  | { readonly state: 'stopped'; readonly order: RecipeOrder; readonly draft: ReadDraft }
  /** Without a draft nothing had come that is worth keeping. */
  | {
      readonly state: 'failed'
      readonly order: RecipeOrder
      readonly draft: ReadDraft | undefined
      readonly cause: unknown
    }

interface GenerationControl {
  generation: Generation
  start(order: RecipeOrder): void
  /** Ends the call; what has come stays. */
  stop(): void
}

/** Asks for a recipe, one at a time. Leaving the page ends the call. `generate` makes a recipe and shows it, or throws. */
export function useGeneration(generate: (order: RecipeOrder, watch: Watch) => Promise<void>): GenerationControl {
  const [generation, setGeneration] = useState<Generation>({ state: 'idle' })
  const call = useOnlyCall()

  const stop = useCallback(() => {
    call.end()
    setGeneration((previous) => {
      if (previous.state !== 'loading') return previous
      const { order, draft } = previous
      return draft?.title ? { state: 'stopped', order, draft } : { state: 'idle' }
    })
  }, [call])
  // A page that is kept for going back must not come back to a call that is long dead.
  useEffect(() => {
    addEventListener('pagehide', stop)
    return () => removeEventListener('pagehide', stop)
  }, [stop])

  const run = async (order: RecipeOrder) => {
    const signal = call.begin()
    let draft: ReadDraft | undefined
    const onDraft = (next: ReadDraft) => {
      draft = next
      // In slices between frames, and the newest alone where the browser is slower than they come.
      startTransition(() =>
        setGeneration((previous) => (previous.state === 'loading' ? { ...previous, draft: next } : previous)),
      )
    }
    const onPlace = (ahead: number) => {
      setGeneration((previous) => (previous.state === 'loading' ? { ...previous, ahead } : previous))
    }
    setGeneration((previous) => ({ state: 'loading', order, draft, isAgain: hasUnfinished(previous) }))
    try {
      await generate(order, { signal, onDraft, onPlace })
    } catch (cause) {
      if (signal.aborted) return
      logFailure('generating a recipe failed', cause)
      setGeneration({ state: 'failed', order, draft: draft?.title ? draft : undefined, cause })
    }
  }

  return { generation, start: (order) => void run(order), stop }
}

/** Whether there is a page of an unfinished recipe that nobody is writing on. */
export function hasUnfinished(generation: Generation): boolean {
  return generation.state === 'stopped' || (generation.state === 'failed' && generation.draft !== undefined)
}
