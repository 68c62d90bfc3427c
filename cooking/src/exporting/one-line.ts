/** A text as the one line that most files have for it. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
