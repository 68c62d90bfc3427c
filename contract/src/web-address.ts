import { limits } from './limits.ts'

/** An address as it may be linked to, without a password in it; null for whatever is no `http:` or `https:`. */
export function webAddressOf(address: string): string | null {
  const url = URL.parse(address.trim())
  if (!url || !/^https?:$/.test(url.protocol)) return null
  url.username = ''
  url.password = ''
  return url.href.length <= limits.address ? url.href : null
}
