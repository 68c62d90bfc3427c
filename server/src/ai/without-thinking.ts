const opening = '<think>'
const closing = '</think>'

/** What a model answers, without what local models often think aloud in front of it; nothing as long as they think. */
export function withoutThinking(text: string): string {
  const end = text.lastIndexOf(closing)
  if (end >= 0) return text.slice(end + closing.length)
  const start = text.trimStart()
  return start.startsWith(opening) || (start !== '' && opening.startsWith(start)) ? '' : text
}
