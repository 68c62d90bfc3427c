import type { ReactNode } from 'react'
import { PlainText } from './plain-text.tsx'
import type { FindingLook, Span } from './read-finding.ts'

/** Never by colour alone: what a label tells is dotted, and everything is said in words, too. */
const lines: Record<FindingLook, string> = {
  danger: 'decoration-beet',
  label: 'decoration-edge decoration-dotted',
  note: 'decoration-gold',
}

interface FoundWordsProps {
  text: string
  /** Where the text begins in its line. */
  start: number
  /** The words that gave something away, as places in the line. */
  found: readonly Span[]
}

/** A part of a line with the words marked that gave something away. */
export function FoundWords({ text, start, found }: FoundWordsProps): ReactNode {
  const parts: ReactNode[] = []
  let done = 0
  for (const span of found.toSorted(
    (one, other) => one.start - other.start || Number(other.look === 'danger') - Number(one.look === 'danger'),
  )) {
    const from = Math.max(span.start - start, done)
    const to = Math.min(span.end - start, text.length)
    if (from >= to) continue
    parts.push(
      <PlainText key={`to ${from}`} text={text.slice(done, from)} />,
      <mark
        key={from}
        className={`bg-transparent text-inherit underline decoration-2 underline-offset-3 ${lines[span.look]}`}
      >
        {text.slice(from, to)}
      </mark>,
    )
    done = to
  }
  return [...parts, <PlainText key="end" text={text.slice(done)} />]
}
