/** The address of the page that a link leads to. */
export function sharedPath(token: string): string {
  return `/shared/${encodeURIComponent(token)}`
}
