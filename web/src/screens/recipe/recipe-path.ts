/** The address of a saved recipe's page. */
export function recipePath(id: string): string {
  return `/recipe/${encodeURIComponent(id)}`
}
