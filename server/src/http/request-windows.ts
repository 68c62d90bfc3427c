type Told = (error: null, result: { current: number; ttl: number }) => void

/**
 * Counts requests in windows of one length, all of which end together. The store of `@fastify/rate-limit` itself dates
 * its windows by the time of day: a clock that is set back would have them last until it has caught up.
 */
export class RequestWindows {
  readonly #counts = new Map<string, number>()
  #endsAt = 0

  incr(key: string, tell: Told, windowMs: number): void {
    const now = performance.now()
    if (now >= this.#endsAt) {
      this.#counts.clear()
      this.#endsAt = now + windowMs
    }
    const current = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, current)
    tell(null, { current, ttl: this.#endsAt - now })
  }

  child(): RequestWindows {
    return new RequestWindows()
  }
}
