import type { CheckedLanguage } from '@roux/contract/language'
import { findAmounts } from '../amounts/find-amounts.ts'
import type { Mention } from '../mentions/mention.ts'

/** As far before a food as its amount stands. */
const reach = 60

/** Does a step say how much of a food goes in: "6 tablespoons of butter", "two egg yolks"? Then it is surely put in. */
export function isMeasuredOut(step: string, { start, end, meaning }: Mention, language: CheckedLanguage): boolean {
  const from = Math.max(0, start - reach)
  const isCounted = meaning.foods.length === 0 || meaning.foods.some((food) => food[language].many !== undefined)
  return findAmounts(step.slice(from, end), language).some(
    ({ name, unit, ...amount }) =>
      name !== undefined &&
      from + name.start <= start &&
      start < from + name.end &&
      // "In a vegetable broth" has no number.
      (unit !== undefined || isCounted || /\d/.test(step.slice(from + amount.start, from + amount.end))),
  )
}
