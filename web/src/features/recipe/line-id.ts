/** Names the box of a line of the list in the document. */
export function lineId(line: string): string {
  return `line-${line}`
}
