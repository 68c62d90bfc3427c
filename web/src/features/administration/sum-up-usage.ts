import type { Usage } from '@roux/contract/administration'

/** What one recipe writer did on one day. */
export interface DayUsage {
  day: string
  provider: string
  written: number
  /** What else came of a request, the most frequent first. */
  failures: readonly { outcome: string; count: number }[]
  failed: number
  tokensIn: number
  tokensOut: number
  /** Milliseconds for a recipe that was written; undefined where none was. */
  medianMs: number | undefined
}

/** One row for each day and writer, in the order of the days; those of no outcome at all are not there. */
export function sumUpUsage(usages: readonly Usage[]): DayUsage[] {
  const groups = Map.groupBy(usages, ({ day, provider }) => `${day} ${provider}`)
  return [...groups.values()].map((group) => {
    const written = group.find(({ outcome }) => outcome === 'written')
    const failures = group.filter((usage) => usage !== written).toSorted((a, b) => b.count - a.count)
    return {
      day: group[0]?.day ?? '',
      provider: group[0]?.provider ?? '',
      written: written?.count ?? 0,
      failures,
      failed: sum(failures, 'count'),
      tokensIn: sum(group, 'tokens_in'),
      tokensOut: sum(group, 'tokens_out'),
      medianMs: written?.median_ms,
    }
  })
}

function sum<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0)
}
