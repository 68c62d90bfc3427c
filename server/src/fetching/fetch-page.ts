import { pageText } from '../threads/page-text.ts'
import { AddressRefused, PageUnavailable } from './fetch-errors.ts'
import type { Network } from './internet.ts'
import { requestOnce } from './request-once.ts'

/** Hops from one address to the next. */
const mostRedirects = 5

/** Milliseconds for all of it. */
const longest = 15_000

/** A page as it came. */
export interface FetchedPage {
  readonly html: string
  /** Where it came from in the end. */
  readonly address: string
}

/**
 * Fetches a page of the public internet. Every address on the way, redirects among them, is resolved once and asked only
 * where all it resolves to is allowed; no cookie, no name and no login goes along.
 * @throws AddressRefused for whatever leads elsewhere or nowhere; PageUnavailable for whatever else gives no page
 */
export async function fetchPage(address: string, network: Network, signal: AbortSignal): Promise<FetchedPage> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(longest)])
  let at = address
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const answer = await requestOnce(at, network, within)
    if ('page' in answer) return { html: pageText(answer.page, answer.type), address: at }
    const next = URL.parse(answer.location, at)
    if (!next) throw new AddressRefused()
    next.hash = ''
    at = next.href
  }
  throw new PageUnavailable('too many redirects')
}
