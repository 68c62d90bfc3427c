import type { ProviderSettings } from '../provider-settings.ts'

/**
 * Aborts its signal with a `TimeoutError` when the whole call, the first piece or the next one takes too long. The SDK
 * has such limits too, but lets a server that accepts and never answers have the time of the whole call.
 */
export function timeLimits({ timeoutMs, firstChunkMs, chunkMs }: ProviderSettings) {
  const waiting = new AbortController()
  const expire = () => waiting.abort(new DOMException('no piece in time', 'TimeoutError'))
  let timer = setTimeout(expire, firstChunkMs)
  return {
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), waiting.signal]),
    /** While a piece is being dealt with: a slow reader is not the provider's fault. */
    stop: () => clearTimeout(timer),
    waitForNext: () => {
      timer = setTimeout(expire, chunkMs)
    },
  }
}
