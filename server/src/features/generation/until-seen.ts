import { setTimeout as pause } from 'node:timers/promises'
import { WriterError } from '../../ai/provider/writer-error.ts'
import type { Tally } from '../../ai/recipe-writer.ts'

/** Calls of a provider for one request: retries, formats and a repair together. */
export const mostCalls = 3

/** Before the second call a random part of this, and twice as much before each next one. */
const firstPauseMs = 500

/** Whoever is asked for a longer pause passes that on to the cook. */
const longestPauseMs = 5000

interface Asking<Shown> {
  readonly signal: AbortSignal
  readonly tally: Tally
  /** Shows what there is so far; false where nobody sees it. */
  readonly show: (shown: Shown) => boolean
  /** From 0 to 1. */
  readonly random?: () => number
}

/**
 * Asks a writer, and again after a failure that may pass, as long as nobody has seen anything of it and calls are left.
 * @throws WriterError; the signal's reason once it has aborted
 */
export async function untilSeen<Shown, Result>(
  { signal, tally, show, random = Math.random }: Asking<Shown>,
  ask: (show: (shown: Shown) => boolean) => Promise<Result>,
): Promise<Result> {
  let wasSeen = false
  const watched = (shown: Shown) => {
    wasSeen = show(shown) || wasSeen
    return wasSeen
  }
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask(watched)
    } catch (error) {
      const pauseMs = pauseAfter(error, tries, random())
      if (pauseMs === undefined || wasSeen || Math.max(tally.calls, tries) >= mostCalls) throw error
      await pause(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
  }
}

/** How long to wait before the next call; undefined where there is to be none. The longest wait with full jitter. */
function pauseAfter(error: unknown, tries: number, random: number): number | undefined {
  if (!(error instanceof WriterError) || error.retry === 'never') return undefined
  if (error.retry === 'now') return 0
  const asked = (error.retryAfterSeconds ?? 0) * 1000
  return asked <= longestPauseMs ? asked + random * firstPauseMs * 2 ** (tries - 1) : undefined
}
