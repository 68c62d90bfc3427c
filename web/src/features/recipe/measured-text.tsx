import type { Language } from '@roux/contract/language'
import { findMeasures } from '@roux/cooking/times/find-measures'
import type { ReactNode } from 'react'

/** A step with its times and temperatures marked. */
export function MeasuredText({ text, language }: { text: string; language: Language }) {
  const parts: ReactNode[] = []
  let done = 0
  for (const { start, end } of findMeasures(text, language)) {
    parts.push(
      text.slice(done, start),
      <mark
        key={start}
        className="bg-transparent font-semibold text-accent underline decoration-dotted underline-offset-4"
      >
        {text.slice(start, end)}
      </mark>,
    )
    done = end
  }
  return [...parts, text.slice(done)]
}
