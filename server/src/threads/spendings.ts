/** What callers have lately cost. Each minute, so much of it is forgotten. */
export interface Spendings {
  add(caller: string, cost: number): void
  of(caller: string): number
}

/** How many callers are kept in mind before those who owe nothing any more are forgotten. */
const most = 10_000

/** @param now milliseconds of a clock that only goes forwards */
export function createSpendings(perMinute: number, now: () => number = () => performance.now()): Spendings {
  const spent = new Map<string, { readonly cost: number; readonly at: number }>()
  const of = (caller: string) => {
    const last = spent.get(caller)
    return last ? Math.max(0, last.cost - ((now() - last.at) / 60_000) * perMinute) : 0
  }
  return {
    of,
    add(caller, cost) {
      spent.set(caller, { cost: of(caller) + cost, at: now() })
      if (spent.size > most) for (const one of spent.keys()) if (of(one) === 0) spent.delete(one)
    },
  }
}
