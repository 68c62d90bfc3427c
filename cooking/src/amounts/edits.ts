import type { Span } from '../text/tokens.ts'

/** A change of a text: what stands in the span gives way to `text`. */
export type Edit = Span & { text: string }

/** A text, and what of it was made anew: in order, never overlapping. */
export type MarkedText = { text: string; marks: readonly Span[] }

/** Edits that belong to one amount, and where that stands before they are made: nowhere, where a count was left out. */
export type AmountChange = { edits: readonly Edit[]; mark: Span }

/** Makes changes in a text, and keeps track of what was made anew, now and before. */
export function applyChanges({ text, marks }: MarkedText, changes: readonly AmountChange[]): MarkedText {
  const edits = keepFirst(changes.flatMap((change) => change.edits))
  if (edits.length === 0) return { text, marks }
  const anew = applyEdits(text, edits)
  const made = changes.flatMap(({ edits: [first], mark }) => (first ? [{ ...mark, added: first.text.length }] : []))
  const all = [...marks.map((mark) => ({ ...mark, added: 0 })), ...made]
    .map(({ start, end, added }) => {
      const from = placeOf(start, edits, false)
      return { start: from, end: start === end ? from + added : placeOf(end, edits, true) }
    })
    .map((mark) => trimmed(anew, mark))
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  let done = -1
  const apart = all.filter(({ start, end }) => {
    const isFree = start >= done && end > start
    if (isFree) done = end
    return isFree
  })
  return { text: anew, marks: apart }
}

/**
 * Where a place of a text is once its edits are made; one within an edit is at its beginning or its end. What is put
 * in at the very place follows it.
 */
function placeOf(place: number, edits: readonly Edit[], isEnd: boolean): number {
  let shift = 0
  for (const { start, end, text } of edits) {
    if (start >= place) break
    if (end > place) return start + shift + (isEnd ? text.length : 0)
    shift += text.length - (end - start)
  }
  return place + shift
}

/** Without the blanks at its ends, and without what an elision took with it: "2" in "de 2 citrons". */
function trimmed(text: string, { start, end }: Span): Span {
  const written = text.slice(start, end)
  const before = /^\s*(?:(?:de |d['’]))?/i.exec(written)?.[0].length ?? 0
  return { start: start + before, end: end - (written.length - written.trimEnd().length) }
}

function keepFirst(edits: readonly Edit[]): Edit[] {
  let done = 0
  return edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .filter(({ start, end }) => {
      const isFree = start >= done
      if (isFree) done = end
      return isFree
    })
}

/** The text with its edits made; of two that overlap the first in the text counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = ''
  let done = 0
  for (const { start, end, text: anew } of keepFirst(edits)) {
    result += text.slice(done, start) + anew
    done = end
  }
  return result + text.slice(done)
}
