import { findFolded } from './find-folded.ts'

interface MarkedTextProps {
  text: string
  /** What was looked for. */
  words: readonly string[]
}

/** A text with what a search found in it under the marker: look here. */
export function MarkedText({ text, words }: MarkedTextProps) {
  const spans = findFolded(text, words)
  let end = 0
  return (
    <>
      {spans.map(([from, to]) => {
        const before = text.slice(end, from)
        end = to
        return (
          <span key={from}>
            {before}
            <mark className="rounded-[3px] bg-mark px-px font-semibold text-ink">{text.slice(from, to)}</mark>
          </span>
        )
      })}
      {text.slice(end)}
    </>
  )
}
