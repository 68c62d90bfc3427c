import type { Usage } from '@roux/contract/administration'
import { expect, test } from 'vitest'
import { sumUpUsage } from './sum-up-usage.ts'

const usage = (day: string, provider: string, outcome: string, count: number): Usage => ({
  ...{ day, provider, outcome, count },
  ...{ tokens_in: count, tokens_out: 10 * count, median_ms: 100 * count },
})

test('each writer has a row for each day: what was written, what was not, tokens of both, the time of the written', () => {
  const rows = sumUpUsage([
    usage('2026-11-21', 'openai', 'left', 1),
    usage('2026-11-21', 'openai', 'provider_timeout', 3),
    usage('2026-11-21', 'openai', 'written', 5),
    usage('2026-11-21', 'kitchen', 'written', 2),
    usage('2026-11-20', 'openai', 'provider_busy', 4),
  ])
  expect(rows).toMatchObject([
    { day: '2026-11-21', provider: 'openai', written: 5, failed: 4, tokensIn: 9, tokensOut: 90, medianMs: 500 },
    { day: '2026-11-21', provider: 'kitchen', written: 2, failed: 0, failures: [], medianMs: 200 },
    { day: '2026-11-20', provider: 'openai', written: 0, failed: 4, medianMs: undefined },
  ])
  expect(rows[0]?.failures.map(({ outcome }) => outcome)).toEqual(['provider_timeout', 'left'])
})

test('nothing done is no row', () => {
  expect(sumUpUsage([])).toEqual([])
})
