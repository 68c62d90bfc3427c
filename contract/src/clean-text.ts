/**
 * What no recipe needs and what could deceive its reader: control characters, marks that turn the reading direction,
 * and characters that cannot be seen (zero-width spaces, byte order marks, tags).
 */
const unwanted = /(?![\n\r\t\f\v])\p{Cc}|\p{Bidi_Control}|[\u200B\u2060-\u2064\uFEFF]|[\u{E0000}-\u{E007F}]/gu

/** One line of text that can be stored and shown: harmless characters only, single spaces, trimmed, at most `max` long. */
export function cleanText(raw: string, max: number): string {
  const line = raw.toWellFormed().replace(unwanted, '').replace(/\s+/g, ' ').trim()
  return line.length <= max ? line : clip(line, max)
}

/** The same of several lines: at most one blank one between two. */
export function cleanParagraphs(raw: string, max: number): string {
  const lines = raw.split('\n').map((line) => cleanText(line, raw.length))
  const text = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return text.length <= max ? text : clip(text, max)
}

/** Ends at the last whole word that fits; a word longer than everything is cut, though never inside a character. */
function clip(line: string, max: number): string {
  const start = line.slice(0, max)
  if (line[max] === ' ') return start.trimEnd()
  const lastSpace = start.lastIndexOf(' ')
  if (lastSpace > 0) return start.slice(0, lastSpace).trimEnd()
  return start.isWellFormed() ? start : start.slice(0, -1)
}
