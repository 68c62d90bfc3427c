import type { Language } from '@roux/contract/language'
import { findMeasures } from '@roux/cooking/amounts/find-measures'
import type { ReactNode } from 'react'
import { FoundWords } from './found-words.tsx'
import type { Span } from './read-finding.ts'
import { longestOnOneLine } from './split-measures.ts'

interface MeasuredTextProps {
  text: string
  language: Language
  found?: readonly Span[]
}

/** A step with its times and temperatures marked. */
export function MeasuredText({ text, language, found = [] }: MeasuredTextProps) {
  const parts: ReactNode[] = []
  let done = 0
  for (const { start, end } of findMeasures(text, language)) {
    parts.push(
      <FoundWords key={`to ${start}`} text={text.slice(done, start)} start={done} found={found} />,
      <mark
        key={start}
        className={`bg-transparent font-semibold text-accent underline decoration-dotted underline-offset-4 ${end - start <= longestOnOneLine ? 'whitespace-nowrap' : ''}`}
      >
        {text.slice(start, end)}
      </mark>,
    )
    done = end
  }
  return [...parts, <FoundWords key="end" text={text.slice(done)} start={done} found={found} />]
}
