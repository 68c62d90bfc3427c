import { isChecked, type Language } from '@roux/contract/language'
import type { Span } from '../text/tokens.ts'
import { findTemperatures } from './find-temperatures.ts'
import { findTimes } from './find-times.ts'

/** A time or a temperature in the text of a step. */
export type Measure = Span & { kind: 'time' | 'temperature' }

/** Where a text speaks of a time or a temperature. The spans are in order and do not overlap. */
export function findMeasures(text: string, language: Language): Measure[] {
  const all: Measure[] = [
    ...findTemperatures(text).map(({ start, end }) => ({ start, end, kind: 'temperature' as const })),
    ...(isChecked(language) ? findTimes(text, language) : []).map(({ start, end }) => ({
      start,
      end,
      kind: 'time' as const,
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
