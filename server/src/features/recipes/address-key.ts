/** What is added to addresses to tell where a reader came from. */
const tracking = /^(?:utm_.*|fbclid|gclid|mc_[ce]id|ref|share|print|amp)$/i

/** What two addresses of one page have in common: no scheme, no `www.`, no fragment, nothing that follows readers around. */
export function addressKey(address: string): string | null {
  const url = URL.parse(address)
  if (!url) return null
  const query = [...url.searchParams].filter(([name]) => !tracking.test(name)).toSorted()
  const search = query.length > 0 ? `?${new URLSearchParams(query)}` : ''
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${search}`.slice(0, longest)
}

/** An index of PostgreSQL takes no longer ones. */
const longest = 2000
