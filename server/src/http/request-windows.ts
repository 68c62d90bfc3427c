/**
 * Counts requests in windows of one length, all of which end together. They are not dated by the time of day: where its
 * clock is set back they would last until it has caught up.
 */
export class RequestWindows {
  readonly #counts = new Map<string, number>()
  readonly #windowMs: number
  #endsAt = 0

  constructor(windowMs: number) {
    this.#windowMs = windowMs
  }

  /** Counts one more: how many there are in this window, and when it ends. */
  count(key: string): { readonly count: number; readonly endsInMs: number } {
    const now = performance.now()
    if (now >= this.#endsAt) {
      this.#counts.clear()
      this.#endsAt = now + this.#windowMs
    }
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    return { count, endsInMs: this.#endsAt - now }
  }
}
