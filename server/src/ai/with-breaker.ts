import { guarded } from './guarded.ts'
import { WriterError } from './provider/writer-error.ts'
import type { Orderer, RecipeWriter } from './recipe-writer.ts'

/** Failures in a row after which nobody is made to wait for the next. */
const failuresToOpen = 5

const openMs = 15_000

/**
 * The same writer behind a breaker: after repeated failure it is left alone for a while, and everybody is told
 * `provider_unavailable` at once. Then one call finds out; its success closes the breaker, its failure opens it again.
 * Only a provider that cannot be reached, breaks off or is silent counts as failing.
 * @param onChange whether it is open
 * @param now milliseconds of a clock that never goes back
 */
export function withBreaker(
  writer: RecipeWriter,
  onChange: (isOpen: boolean) => void = () => undefined,
  now: () => number = () => performance.now(),
): RecipeWriter {
  let failures = 0
  let openUntil = 0
  let isProbing = false
  async function* guard<Piece>({ signal }: Orderer, ask: () => AsyncIterable<Piece>): AsyncGenerator<Piece> {
    const isOpen = failures >= failuresToOpen
    if (isOpen && (isProbing || now() < openUntil)) {
      const retryAfterSeconds = Math.max(1, Math.ceil((openUntil - now()) / 1000))
      throw new WriterError('provider_unavailable', { why: 'the breaker is open', retryAfterSeconds, retry: 'never' })
    }
    if (isOpen) isProbing = true
    try {
      yield* ask()
      failures = 0
    } catch (error) {
      // Who has left learns nothing about the provider.
      if (!signal.aborted) {
        failures = isFailure(error) ? failures + 1 : 0
        openUntil = now() + openMs
      }
      throw error
    } finally {
      if (isOpen) isProbing = false
      onChange(failures >= failuresToOpen)
    }
  }
  return guarded(writer, guard)
}

function isFailure(error: unknown): boolean {
  return error instanceof WriterError && (error.code === 'provider_unavailable' || error.code === 'provider_timeout')
}
