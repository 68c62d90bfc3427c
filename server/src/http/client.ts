import { fallbackLanguage, type Language, toLanguage } from '@roux/contract/language'
import { rememberLast } from '@roux/cooking/text/remember-last'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** Groups of an IPv6 address that name a customer's network; the rest is theirs to choose. */
const networkGroups = 4

/** What a client's requests are counted by: its IPv4 address, or the /64 of its IPv6 address. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return networkOf(ip)
}

/** Addresses whose network is still known: each request asks several times, and to parse one takes longer than all else. */
const addressesKnown = 1000

const networkOf = rememberLast((ip) => {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return `${address.toNormalizedString().split(':').slice(0, networkGroups).join(':')}::/64`
}, addressesKnown)

/** The language to show a page in, as the page itself would find it: asked for, chosen before, or the browser's. */
export function languageOfPage({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Language {
  const asked = new URLSearchParams(url.split('?')[1]).get('lng')
  const chosen = /(?:^|; )lng=(\w+)/.exec(headers.cookie ?? '')?.[1]
  return toLanguage(asked ?? '') ?? toLanguage(chosen ?? '') ?? languageOf({ headers })
}

/** The first language of `Accept-Language` that Roux speaks. Browsers send them in the order of preference. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const tags = (headers['accept-language'] ?? '').split(',').map((entry) => entry.split(';')[0] ?? '')
  return tags.map(toLanguage).find((language) => language !== undefined) ?? fallbackLanguage
}
