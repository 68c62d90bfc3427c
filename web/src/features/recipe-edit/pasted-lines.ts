/** What stands before a line of a list that was copied: a bullet, a box to tick, or a step's number. */
const mark = /^\s*(?:[-–—•*·▢☐□]\s+|(?:step|étape)\s*\d+\s*[:.)–-]\s*|\d{1,2}[.)]\s+|\d{1,2}\s[-–—]\s(?=\p{L}))/iu

/** The lines of what was pasted, without their marks; undefined where it is a single one. */
export function pastedLines(text: string): string[] | undefined {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.trim())
  const filled = lines.filter((line) => line !== '')
  if (filled.length < 2) return undefined
  return filled.map((line) => line.replace(mark, '')).filter((line) => line !== '')
}
