import type { ReactNode } from 'react'
import type { Span } from './read-finding.ts'

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
    (one, other) => one.start - other.start || Number(other.isDanger) - Number(one.isDanger),
  )) {
    const from = Math.max(span.start - start, done)
    const to = Math.min(span.end - start, text.length)
    if (from >= to) continue
    parts.push(
      text.slice(done, from),
      <mark
        key={from}
        className={`bg-transparent text-inherit underline decoration-2 underline-offset-3 ${span.isDanger ? 'decoration-beet' : 'decoration-gold'}`}
      >
        {text.slice(from, to)}
      </mark>,
    )
    done = to
  }
  return [...parts, text.slice(done)]
}
