import type { ProviderSettings } from '../provider-settings.ts'

/**
 * Aborts its signal with a `TimeoutError` when the whole call, the first piece or the next one takes too long. The SDK
 * has such limits too, but lets a server that accepts and never answers have the time of the whole call.
 */
export function timeLimits({ timeoutMs, firstChunkMs, chunkMs }: ProviderSettings) {
  const limited = new AbortController()
  const expire = () => limited.abort(new DOMException('no answer in time', 'TimeoutError'))
  const whole = setTimeout(expire, timeoutMs)
  let next = setTimeout(expire, firstChunkMs)
  const stop = () => clearTimeout(next)
  return {
    signal: limited.signal,
    /** While a piece is being dealt with: a slow reader is not the provider's fault. */
    stop,
    waitForNext: () => {
      next = setTimeout(expire, chunkMs)
    },
    /** Once the call is over; a limit that went on would hold on to all of it for as long. */
    end: () => {
      stop()
      clearTimeout(whole)
    },
  }
}
