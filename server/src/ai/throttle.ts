import { setTimeout as pause } from 'node:timers/promises'

/**
 * Passes on the values of a source with at least `milliseconds` between two of them. What comes meanwhile is skipped
 * for the newest; the last one always arrives. For sources whose every value holds all that came before.
 */
export async function* throttle<Value>(milliseconds: number, source: AsyncIterable<Value>): AsyncGenerator<Value> {
  const values = source[Symbol.asyncIterator]()
  let coming = values.next()
  try {
    for (let next = await coming; !next.done; next = await coming) {
      let newest = next.value
      coming = values.next()
      for (const due = pause(milliseconds); ; coming = values.next()) {
        const newer = await Promise.race([due, coming])
        if (!newer || newer.done) break
        newest = newer.value
      }
      yield newest
    }
  } finally {
    // Told to stop but not waited for: the source may itself be waiting for a value that never comes.
    void Promise.allSettled([coming, values.return?.()])
  }
}
