import { isChecked, type Language } from '@roux/contract/language'
import type { Span } from '../text/tokens.ts'
import { findTemperatures } from './find-temperatures.ts'
import { findTimes } from './find-times.ts'

/**
 * A time or a temperature in the text of a step. `seconds` is what a timer is set to: of a range its lower end, since
 * what is looked at too early can stay longer; none where nobody sets one ("overnight").
 */
export type Measure = Span & ({ kind: 'temperature' } | { kind: 'time'; seconds?: number })

/** Where a text speaks of a time or a temperature. The spans are in order and do not overlap. */
export function findMeasures(text: string, language: Language): Measure[] {
  const all: Measure[] = [
    ...findTemperatures(text).map(({ start, end }) => ({ start, end, kind: 'temperature' as const })),
    ...(isChecked(language) ? findTimes(text, language) : []).map(({ start, end, min, isClocked }) => ({
      start,
      end,
      kind: 'time' as const,
      ...(isClocked && min > 0 && { seconds: min }),
    })),
  ]
  let done = 0
  return all
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      const isFree = start >= done
      if (isFree) done = end
      return isFree
    })
}
