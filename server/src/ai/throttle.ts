import { setTimeout as pause } from 'node:timers/promises'

/**
 * Passes on the values of a source, the first at once and then with at least `milliseconds` between two of them. What
 * comes meanwhile is skipped for the newest; the last one always arrives. For sources whose every value holds all that
 * came before.
 * @param isMuch after what is not yet, nothing waits
 */
export async function* throttle<Value>(
  milliseconds: number,
  source: AsyncIterable<Value>,
  isMuch: (value: Value) => boolean = () => true,
): AsyncGenerator<Value> {
  const values = source[Symbol.asyncIterator]()
  let coming = values.next()
  let due = Promise.resolve()
  try {
    for (let next = await coming; !next.done; next = await coming) {
      let newest = next.value
      for (coming = values.next(); ; coming = values.next()) {
        const newer = await Promise.race([due, coming])
        if (!newer || newer.done) break
        newest = newer.value
      }
      if (isMuch(newest)) due = pause(milliseconds)
      yield newest
    }
  } finally {
    // Told to stop but not waited for: the source may itself be waiting for a value that never comes.
    void Promise.allSettled([coming, values.return?.()])
  }
}
