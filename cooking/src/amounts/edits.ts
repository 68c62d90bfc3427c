import type { Span } from '../text/tokens.ts'

/** A change of a text: what stands in the span gives way to `text`. */
export type Edit = Span & { text: string }

/** The text with its edits made; of two that overlap the first in the text counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = ''
  let done = 0
  for (const { start, end, text: anew } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < done) continue
    result += text.slice(done, start) + anew
    done = end
  }
  return result + text.slice(done)
}
