import { Fragment, type ReactNode } from 'react'
import { cutAt, type Marks } from './marks.ts'

interface ChangedTextProps {
  text: string
  /** Where the text begins in its line. */
  start?: number
  /** What was worked out, as places in the line. */
  marks: Marks
  /** How a piece is shown that begins at `start` in the line. */
  children: (piece: string, start: number) => ReactNode
}

/** A part of a line with what was worked out for this cook under the marker. */
export function ChangedText({ text, start = 0, marks, children: show }: ChangedTextProps): ReactNode {
  return cutAt(text, start, marks).map((piece) => {
    const shown = show(piece.text, piece.start)
    if (!piece.span) return <Fragment key={`to ${piece.start}`}>{shown}</Fragment>
    return (
      <mark key={piece.start} className="marker bg-transparent font-semibold text-inherit">
        {shown}
      </mark>
    )
  })
}
