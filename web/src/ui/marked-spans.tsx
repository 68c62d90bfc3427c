interface MarkedSpansProps {
  text: string
  /** What is meant: pairs of UTF-16 places, in their order. */
  spans: readonly (readonly [from: number, to: number])[]
}

/** A text with what a search found in it under the marker: look here. */
export function MarkedSpans({ text, spans }: MarkedSpansProps) {
  let end = 0
  return (
    <>
      {spans.map(([from, to]) => {
        const before = text.slice(end, from)
        end = to
        return (
          <span key={from}>
            {before}
            <mark className="rounded-[3px] bg-mark px-px text-ink">{text.slice(from, to)}</mark>
          </span>
        )
      })}
      {text.slice(end)}
    </>
  )
}
