import type { Language } from '@roux/contract/language'
import { findMeasures } from '@roux/cooking/amounts/find-measures'
import type { ReactNode } from 'react'
import { ChangedText } from './changed-text.tsx'
import { FoundWords } from './found-words.tsx'
import type { Marks } from './marks.ts'
import type { Span } from './read-finding.ts'
import { longestOnOneLine } from './split-measures.ts'

interface MeasuredTextProps {
  text: string
  language: Language
  found?: readonly Span[]
  /** What of it was worked out. */
  marks?: Marks
}

/** A step with its times and temperatures marked. */
export function MeasuredText({ text, language, found = [], marks = [] }: MeasuredTextProps) {
  const parts: ReactNode[] = []
  let done = 0
  const plain = (from: number, to: number) => (
    <ChangedText key={`to ${to}`} text={text.slice(from, to)} start={from} marks={marks}>
      {(piece, start) => <FoundWords text={piece} start={start} found={found} />}
    </ChangedText>
  )
  for (const { start, end } of findMeasures(text, language)) {
    parts.push(
      plain(done, start),
      <mark
        key={start}
        className={`bg-transparent font-semibold text-accent underline decoration-dotted underline-offset-4 print:no-underline ${end - start <= longestOnOneLine ? 'whitespace-nowrap' : ''}`}
      >
        <ChangedText text={text.slice(start, end)} start={start} marks={marks}>
          {(piece) => piece}
        </ChangedText>
      </mark>,
    )
    done = end
  }
  return [...parts, plain(done, text.length)]
}
