/** The address of a saved recipe's page. */
export function recipePath(id: string): string {
  return `/recipe/${encodeURIComponent(id)}`
}

/** The address of its earlier contents. */
export function historyPath(id: string): string {
  return `${recipePath(id)}/history`
}
