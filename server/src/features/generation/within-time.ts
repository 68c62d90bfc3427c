import { WriterError } from '../../ai/provider/writer-error.ts'
import type { Orderer } from '../../ai/recipe-writer.ts'

/** How long something may take, in milliseconds. */
export interface TimeToWrite {
  /** All of the writing together. */
  readonly writeMs: number
  /** The time in line before it. */
  readonly waitMs: number
}

/** So many that have waited as long have gone by then. */
const retryAfterSeconds = 10

/**
 * Has something written within a time that does not run while it waits in line; that has a limit of its own. Once its
 * turn has come it keeps it to the end: a repair waits for nobody.
 * @throws WriterError `provider_timeout`, `provider_busy`; the signal's reason once the cook has left; what the work throws
 */
export async function withinTime<Who extends Orderer, Result>(
  { writeMs, waitMs }: TimeToWrite,
  orderer: Who,
  work: (limited: Who) => Promise<Result>,
): Promise<Result> {
  const [writing, waiting] = [createCountdown(writeMs), createCountdown(waitMs)]
  let leave: (() => void) | undefined
  const takeTurn = async (enter: () => Promise<() => void>) => {
    if (leave) return () => undefined
    writing.stop()
    waiting.start()
    try {
      leave = await enter()
    } finally {
      waiting.stop()
      writing.start()
    }
    return () => undefined
  }
  const signal = AbortSignal.any([orderer.signal, writing.signal, waiting.signal])
  writing.start()
  try {
    const result = await work({ ...orderer, signal, takeTurn, spentMs: writing.spentMs })
    // A cook who has left wants none.
    orderer.signal.throwIfAborted()
    return result
  } catch (error) {
    orderer.signal.throwIfAborted()
    if (error instanceof WriterError) throw error
    if (waiting.signal.aborted)
      throw new WriterError('provider_busy', { why: 'the turn did not come in time', retryAfterSeconds })
    if (writing.signal.aborted) throw new WriterError('provider_timeout', { why: 'all calls together took too long' })
    throw error
  } finally {
    writing.stop()
    leave?.()
  }
}

/** Aborts its signal when the times in which it runs add up. */
function createCountdown(milliseconds: number) {
  const over = new AbortController()
  let left = milliseconds
  let since = 0
  let timer: NodeJS.Timeout | undefined
  return {
    signal: over.signal,
    /** While it runs. */
    spentMs: () => milliseconds - left + performance.now() - since,
    start: () => {
      since = performance.now()
      timer = setTimeout(() => over.abort(), left)
    },
    stop: () => {
      clearTimeout(timer)
      left -= performance.now() - since
    },
  }
}
