/** Where a line differs from what is written: half-open, in UTF-16 code units, in order. */
export type Marks = readonly { readonly start: number; readonly end: number }[]

interface Piece<Covering> {
  text: string
  /** Where it begins in its line. */
  start: number
  /** What covers it. */
  span?: Covering
}

/** A part of a line, which begins there at `start`, in pieces: what spans of the line cover, and what stands between them. */
export function cutAt<Covering extends Marks[number]>(
  text: string,
  start: number,
  spans: readonly Covering[],
): Piece<Covering>[] {
  const pieces: Piece<Covering>[] = []
  let done = 0
  for (const span of spans) {
    const from = Math.max(span.start - start, done)
    const to = Math.min(span.end - start, text.length)
    if (from >= to) continue
    pieces.push({ text: text.slice(done, from), start: start + done })
    pieces.push({ text: text.slice(from, to), start: start + from, span })
    done = to
  }
  return [...pieces, { text: text.slice(done), start: start + done }]
}
