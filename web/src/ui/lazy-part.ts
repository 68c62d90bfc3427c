import { createContext, useContext, useEffect, useReducer } from 'react'

/** A part of the app that is fetched when it is first needed. */
export interface LazyPart<Part extends object> {
  /** Fetches it once; after a failure the next call tries again, where the browser lets it. */
  load(): Promise<Part>
  /** The part, if it is there already. */
  current(): Part | undefined
}

export function lazyPart<Part extends object>(importPart: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined
  let loading: Promise<Part> | undefined
  return {
    current: () => part,
    load() {
      loading ??= importPart().then(
        (loaded) => {
          part = loaded
          return loaded
        },
        (cause: unknown) => {
          loading = undefined
          throw cause
        },
      )
      return loading
    },
  }
}

/** Fetches a part ahead of its need; a failure shows when it is really needed. */
export function preload(part: LazyPart<object>): void {
  part.load().catch(() => undefined)
}

/** What happens when a part cannot be fetched; the app says so to the cook. */
export const PartMissing = createContext<(cause: unknown) => void>(() => undefined)

/** The part as soon as it is there; fetched once `isWanted`. `onFailure` takes back what waited for it. */
export function useLazyPart<Part extends object>(
  part: LazyPart<Part>,
  isWanted: boolean,
  onFailure?: () => void,
): Part | undefined {
  const partMissing = useContext(PartMissing)
  const [, showLoaded] = useReducer((count: number) => count + 1, 0)
  // Not kept in state: another part may be asked for in the same place, one screen after the other.
  const loaded = part.current()
  const isMissing = isWanted && loaded === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: one attempt each time the part is wanted
  useEffect(() => {
    if (!isMissing) return
    let isStale = false
    part.load().then(
      () => isStale || showLoaded(),
      (cause: unknown) => {
        if (isStale) return
        partMissing(cause)
        onFailure?.()
      },
    )
    return () => {
      isStale = true
    }
  }, [part, isMissing])
  return loaded
}
