import { Fragment, type ReactNode } from 'react'
import type { Marks } from './marks.ts'

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
  const parts: ReactNode[] = []
  let done = 0
  for (const mark of marks) {
    const from = Math.max(mark.start - start, done)
    const to = Math.min(mark.end - start, text.length)
    if (from >= to) continue
    parts.push(
      <Fragment key={`to ${from}`}>{show(text.slice(done, from), start + done)}</Fragment>,
      <mark key={from} className="marker bg-transparent font-semibold text-inherit">
        {show(text.slice(from, to), start + from)}
      </mark>,
    )
    done = to
  }
  return [...parts, <Fragment key="end">{show(text.slice(done), start + done)}</Fragment>]
}
