const name = 'sidebar_state'

/** Seven days (specification §9), in seconds. */
const maxAge = 7 * 24 * 60 * 60

const readings: Readonly<Record<string, boolean>> = { true: true, expanded: true, false: false, collapsed: false }

/** Whether the sidebar was left expanded; undefined where nothing, or nothing readable, is remembered. */
export function parseSidebarCookie(cookies: string): boolean | undefined {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  const value = entry?.slice(name.length + 1) ?? ''
  return Object.hasOwn(readings, value) ? readings[value] : undefined
}

export function sidebarCookie(isExpanded: boolean): string {
  return `${name}=${isExpanded}; path=/; max-age=${maxAge}; samesite=lax`
}

export function readSidebarExpanded(): boolean {
  return parseSidebarCookie(document.cookie) ?? true
}

export function keepSidebarExpanded(isExpanded: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that are still in use
  document.cookie = sidebarCookie(isExpanded)
}
