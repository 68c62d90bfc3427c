/** Finds any of these words or phrases in a text that is bare of case and accents; line ends between them are for us. */
export function anyOf(source: string, flags = ''): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${source.replace(/\s*\n\s*/g, '')})(?![a-z0-9])`, flags)
}
