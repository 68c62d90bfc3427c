import type { Danger, RecipeFinding } from '../mentions/finding.ts'
import type { FoodLine } from '../mentions/read-foods.ts'
import type { Span } from '../text/tokens.ts'

/** Where a line names its first food. */
export function first({ foods }: FoodLine): Span {
  return { start: foods[0]?.start ?? 0, end: foods[0]?.end ?? 0 }
}

/** A danger in a part of a line. */
export function unsafe(
  danger: Danger,
  line: FoodLine,
  { start, end }: Span,
  severity: RecipeFinding['severity'] = 'danger',
): RecipeFinding {
  return {
    code: 'unsafe',
    severity,
    place: line.place,
    span: { start, end },
    words: line.text.slice(start, end),
    params: { danger },
  }
}
