import type { CountStore } from './count-store.ts'

/** Work that comes back until it is stopped. */
export interface CleanUp {
  /** Resolves when nothing is under way. */
  stop(): Promise<void>
}

const everyMs = 60 * 60 * 1000

/** Shorter than the time between two, so that one instance alone is never late for its own. */
const leaseMs = 50 * 60 * 1000

interface Parts {
  readonly counts: Pick<CountStore, 'add'>
  /** What all instances share. */
  readonly clear: readonly (() => Promise<void>)[]
  /** What this one has for itself. */
  readonly clearOwn: readonly (() => Promise<void>)[]
  onFailure(error: unknown): void
}

/**
 * Clears away at once and then each hour what has had its time. What they share, one of several instances clears: two
 * that delete the same rows in another order would lock each other out.
 */
export function startCleanUp({ counts, clear, clearOwn, onFailure }: Parts): CleanUp {
  const clearAll = async () => {
    for (const one of clearOwn) await one().catch(onFailure)
    const { count } = await counts.add('clean-up', leaseMs)
    if (count > 1) return
    for (const one of clear) await one().catch(onFailure)
  }
  const run = () => clearAll().catch(onFailure)
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, everyMs)
  timer.unref()
  return {
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
