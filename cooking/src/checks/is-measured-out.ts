import type { CheckedLanguage } from '@roux/contract/language'
import { findAmounts } from '../amounts/find-amounts.ts'
import type { Span } from '../text/tokens.ts'

/** As far before a food as its amount stands. */
const reach = 60

/** Does a step say how much of a food goes in: "6 tablespoons of butter", "two egg yolks"? Then it is surely put in. */
export function isMeasuredOut(step: string, { start, end }: Span, language: CheckedLanguage): boolean {
  const from = Math.max(0, start - reach)
  return findAmounts(step.slice(from, end), language).some(
    ({ name }) => name !== undefined && from + name.start <= start && start < from + name.end,
  )
}
