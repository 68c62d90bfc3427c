import { useSyncExternalStore } from 'react'
import { dropText, readText } from './kept-text.ts'

// What the first page knows of timers: whether there are any. All else comes with them.

export const timersKey = 'timers'

/** Told of every change of the timers, whichever tab it was made in. */
export function watchTimers(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === timersKey || key === null) listener()
  }
  addEventListener(timersKey, listener)
  addEventListener('storage', onStorage)
  return () => {
    removeEventListener(timersKey, listener)
    removeEventListener('storage', onStorage)
  }
}

/** Other tabs are told by the browser, this one is not. */
export function tellOfTimers(): void {
  dispatchEvent(new Event(timersKey))
}

export function useHasTimers(): boolean {
  return useSyncExternalStore(watchTimers, hasTimers, hasTimers)
}

function hasTimers(): boolean {
  return readText('local', timersKey) !== undefined
}

/** Whoever leaves leaves no timers to the next one. */
export function dropTimers(): void {
  dropText('local', timersKey)
  tellOfTimers()
}
