/** Somebody who wants Roux to be slow for others, or to do harm to others. */
export interface Attack {
  /** How the provider of the Roux that is attacked behaves; without it, the built-in kitchen writes. */
  readonly model?: string
  /** Goes on until the signal aborts; gives how often each answer came. */
  run(url: string, signal: AbortSignal): Promise<Record<string, number>>
}

/** Roux believes the header when it is told to trust this machine as a proxy: everybody has an address of their own. */
export const from = (address: string) => ({ 'x-forwarded-for': address })

/**
 * Sends so many requests a second, whether answers come or not, and counts these by their status.
 * @param send gets the number of the request
 */
export async function flood(
  perSecond: number,
  signal: AbortSignal,
  send: (number: number) => Promise<Response>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1
  }
  const one = (number: number) =>
    send(number).then(
      async (response) => {
        await response.arrayBuffer()
        count(String(response.status))
      },
      () => count('no answer'),
    )
  const pending: Promise<void>[] = []
  const started = performance.now()
  while (!signal.aborted) {
    const due = ((performance.now() - started) / 1000) * perSecond
    while (pending.length < due) pending.push(one(pending.length))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await Promise.all(pending)
  return counts
}

/** Several attacks at once. */
export const together = (...attacks: readonly Attack[]): Attack => ({
  async run(url, signal) {
    const all = await Promise.all(attacks.map((attack) => attack.run(url, signal)))
    const sums: Record<string, number> = {}
    for (const counts of all) for (const [what, count] of Object.entries(counts)) sums[what] = (sums[what] ?? 0) + count
    return sums
  },
})
