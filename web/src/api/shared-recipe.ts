import type { ReadRecipe } from '@roux/contract/read-recipe'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { logFailure } from '../browser/log-failure.ts'
import { ApiError } from './api-error.ts'
import { mustBeRecipe } from './must-be-recipe.ts'
import { request } from './request.ts'

/** The recipe that a link shows to whoever has it. */
export async function fetchSharedRecipe(token: string, signal?: AbortSignal): Promise<ReadRecipe> {
  const inPage = takeFromPage(token)
  return mustBeRecipe(inPage ?? (await request('readShared', { params: { token }, ...(signal && { signal }) })))
}

/** The server writes the recipe into the page that the link leads to; it is as new as the page, so it counts once. */
function takeFromPage(token: string): unknown {
  const element = document.querySelector(`script[data-shared="${CSS.escape(token)}"]`)
  element?.remove()
  return element ? JSON.parse(element.textContent) : undefined
}

export type SharedRecipe =
  | { state: 'loading' }
  | { state: 'there'; recipe: ReadRecipe }
  /** The link opens nothing (any more), or there was no answer. */
  | { state: 'gone' | 'unreachable' }

/** The same for a page, which may be a guest's, and a way to ask again. */
export function useSharedRecipe(token: string): { shared: SharedRecipe; retry(): void } {
  const [shared, setShared] = useState<SharedRecipe>({ state: 'loading' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for each try
  useEffect(() => {
    const call = new AbortController()
    fetchSharedRecipe(token, call.signal).then(
      (recipe) => startTransition(() => setShared({ state: 'there', recipe })),
      (cause: unknown) => {
        if (call.signal.aborted) return
        const isGone = cause instanceof ApiError && cause.status === 404
        if (!isGone) logFailure('reading a shared recipe failed', cause)
        setShared({ state: isGone ? 'gone' : 'unreachable' })
      },
    )
    return () => call.abort()
  }, [token, tries])
  const retry = useCallback(() => {
    setShared({ state: 'loading' })
    setTries((count) => count + 1)
  }, [])
  return { shared, retry }
}
