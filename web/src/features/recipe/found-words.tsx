import type { ReactNode } from 'react'
import { cutAt } from './marks.ts'
import { PlainText } from './plain-text.tsx'
import type { FindingLook, FindingSpan } from './read-finding.ts'

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
  found: readonly FindingSpan[]
}

/** A part of a line with the words marked that gave something away. */
export function FoundWords({ text, start, found }: FoundWordsProps): ReactNode {
  const ordered = found.toSorted(
    (one, other) => one.start - other.start || Number(other.look === 'danger') - Number(one.look === 'danger'),
  )
  return cutAt(text, start, ordered).map((piece) =>
    piece.span ? (
      <mark
        key={piece.start}
        className={`bg-transparent text-inherit underline decoration-2 underline-offset-3 ${lines[piece.span.look]}`}
      >
        {piece.text}
      </mark>
    ) : (
      <PlainText key={`to ${piece.start}`} text={piece.text} />
    ),
  )
}
