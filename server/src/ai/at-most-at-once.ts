import type { RecipeWriter } from './recipe-writer.ts'
import { WriterError } from './writer-error.ts'

/** A recipe takes about as long to write. */
const retryAfterSeconds = 10

/**
 * The same writer, asked for at most so many recipes at once. As many again wait in line, first come, first served;
 * whoever comes on top is told `provider_busy`, and whoever leaves gives up the place.
 * @param onChange how many are being written, and how many wait
 */
export function atMostAtOnce(
  writer: RecipeWriter,
  most: number,
  onChange: (writing: number, waiting: number) => void = () => undefined,
): RecipeWriter {
  const line: (() => void)[] = []
  let underWay = 0
  const enter = async (signal: AbortSignal) => {
    if (underWay < most) {
      underWay += 1
      return
    }
    if (line.length >= most) {
      throw new WriterError('provider_busy', { why: 'the line of waiting calls is full', retryAfterSeconds })
    }
    const turn = Promise.withResolvers<void>()
    const leave = () => {
      const place = line.indexOf(turn.resolve)
      // Whose turn has come meanwhile finds out with the first step.
      if (place < 0) return
      line.splice(place, 1)
      turn.reject(signal.reason)
    }
    line.push(turn.resolve)
    signal.addEventListener('abort', leave, { once: true })
    await turn.promise.finally(() => signal.removeEventListener('abort', leave))
  }
  const exit = () => {
    // Whoever goes hands the place on, so that nobody slips in between.
    const next = line.shift()
    if (next) next()
    else underWay -= 1
  }
  return {
    kind: writer.kind,
    async *write(request, signal, tally) {
      signal.throwIfAborted()
      const entering = enter(signal)
      onChange(underWay, line.length)
      await entering
      try {
        yield* writer.write(request, signal, tally)
      } finally {
        exit()
        onChange(underWay, line.length)
      }
    },
  }
}
