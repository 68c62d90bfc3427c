import { type Usage, usageDays } from '@roux/contract/administration'
import { sql } from 'kysely'
import { toTimestamp } from '../../clock.ts'
import type { Database } from '../../storage/database.ts'

/** What the writing of recipes took. */
export interface UsageStore {
  /** By day, provider and outcome, newest day first. */
  sums(): Promise<Usage[]>
}

const dayMs = 24 * 60 * 60 * 1000

export function usageStore({ db, clock }: Database): UsageStore {
  return {
    async sums() {
      const since = toTimestamp(clock() - (usageDays - 1) * dayMs).slice(0, 10)
      // The median is the one in the middle, or between the two that are: SQLite has no function for it.
      const { rows } = await sql<Usage>`
        with placed as (
          select substr(created_at, 1, 10) as day, provider, outcome, tokens_in, tokens_out, duration_ms,
            row_number() over (partition by substr(created_at, 1, 10), provider, outcome order by duration_ms) as place,
            count(*) over (partition by substr(created_at, 1, 10), provider, outcome) as total
          from generations
          where created_at >= ${since}
        )
        select day, provider, outcome, count(*) as count, sum(tokens_in) as tokens_in, sum(tokens_out) as tokens_out,
          avg(case when place in ((total + 1) / 2, (total + 2) / 2) then duration_ms end) as median_ms
        from placed
        group by day, provider, outcome
        order by day desc, provider, outcome`.execute(db)
      return rows.map((row) => ({ ...row, median_ms: Math.round(row.median_ms) }))
    },
  }
}
