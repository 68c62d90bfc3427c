import { setTimeout as wait } from 'node:timers/promises'
import { indexedOf, presentReading, type ReadForIndex } from './index-recipe.ts'
import type { UnreadPlace, UnreadStore } from './unread-store.ts'

const atOnce = 20
const tellEveryMs = 5000

interface Parts {
  readonly unread: UnreadStore
  readonly read: ReadForIndex
  /** Told how far it has come. */
  tell(what: string): void
  onFailure(error: unknown): void
}

/**
 * Has every recipe read that an earlier reading found, or none: after an upgrade, in the background, one recipe after the
 * other. Until then it is found by what was known of it.
 */
export function startReading({ unread, read, tell, onFailure }: Parts): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const readOne = async (id: string) => {
    const began = performance.now()
    const seen = await unread.find(id)
    const found = seen && (await read(seen, 'reading again'))
    // What could not be read now is for the next start.
    if (!found || found.reading < presentReading) return
    await unread.put(seen, await indexedOf(seen, found))
    // Half of the time is everybody else's.
    await wait(performance.now() - began, undefined, { signal })
  }
  const readAll = async () => {
    const all = await unread.count(presentReading)
    let told = performance.now()
    let done = 0
    for (let last: UnreadPlace | undefined; !signal.aborted; ) {
      const places = await unread.next(presentReading, last, atOnce)
      for (const { id } of places) if (!signal.aborted) await readOne(id)
      done += places.length
      last = places.at(-1)
      const isDone = last === undefined
      if (all > 0 && (isDone || performance.now() - told > tellEveryMs)) {
        told = performance.now()
        tell(`reading recipes for finding them: ${done} of ${Math.max(all, done)}`)
      }
      if (isDone) return
    }
  }
  const running = readAll().catch((error: unknown) => {
    if (!signal.aborted) onFailure(error)
  })
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}
