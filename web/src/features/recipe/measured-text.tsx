import type { Language } from '@roux/contract/language'
import { findMeasures } from '@roux/cooking/amounts/find-measures'
import type { ReactNode } from 'react'
import { ChangedText } from './changed-text.tsx'
import { FoundWords } from './found-words.tsx'
import type { Marks } from './marks.ts'
import type { FindingSpan } from './read-finding.ts'
import { measureLook } from './recipe-look.ts'
import { type StepPlace, TimeButton } from './time-button.tsx'

/** What closes a time: a button would let it begin the next line. */
const closing = /^(?:[\u00a0\u202f]?[^\s\p{L}\p{N}(])*/u

interface MeasuredTextProps {
  text: string
  language: Language
  found?: readonly FindingSpan[]
  /** What of it was worked out. */
  marks?: Marks
  /** Where the step stands: then its times start timers. */
  place?: StepPlace | undefined
}

/** A step with its times and temperatures marked. */
export function MeasuredText({ text, language, found = [], marks = [], place }: MeasuredTextProps) {
  const parts: ReactNode[] = []
  let done = 0
  const plain = (from: number, to: number) => (
    <ChangedText key={`to ${to}`} text={text.slice(from, to)} start={from} marks={marks}>
      {(piece, start) => <FoundWords text={piece} start={start} found={found} />}
    </ChangedText>
  )
  for (const [nth, measure] of findMeasures(text, language).entries()) {
    const { start, end } = measure
    const seconds = measure.kind === 'time' ? measure.seconds : undefined
    parts.push(plain(done, start))
    if (place && seconds !== undefined) {
      done = end + (closing.exec(text.slice(end))?.[0].length ?? 0)
      parts.push(
        <span key={start} className="whitespace-nowrap">
          <TimeButton text={text} start={start} end={end} seconds={seconds} place={place} nth={nth} />
          {plain(end, done)}
        </span>,
      )
      continue
    }
    parts.push(
      <mark key={start} className={measureLook(end - start)}>
        <ChangedText text={text.slice(start, end)} start={start} marks={marks}>
          {(piece) => piece}
        </ChangedText>
      </mark>,
    )
    done = end
  }
  return [...parts, plain(done, text.length)]
}
