import type { ClientRequest, IncomingMessage } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { limits } from '@roux/contract/limits'
import { request as requestPlainly } from '../node-http.ts'
import { AddressRefused, PageUnavailable } from './fetch-errors.ts'
import type { Network } from './internet.ts'
import { readBounded } from './read-bounded.ts'

const usualPorts = new Set(['', '80', '443'])

/** What an address answers: a page, or where to go on. */
type Answer = { readonly page: Buffer; readonly type: string } | { readonly location: string }

const headers = {
  accept: 'text/html,application/xhtml+xml,application/ld+json;q=0.9,text/plain;q=0.8',
  'accept-encoding': 'br, gzip, deflate',
  'user-agent': 'Mozilla/5.0 (compatible; Roux recipe reader)',
}

const readable = /^(?:text\/|application\/(?:xhtml\+xml|(?:ld\+)?json|xml))/i

/** @throws AddressRefused, PageUnavailable */
export async function requestOnce(address: string, network: Network, signal: AbortSignal): Promise<Answer> {
  const url = URL.parse(address)
  if (!(url && /^https?:$/.test(url.protocol)) || url.username !== '' || url.password !== '') throw new AddressRefused()
  if (network.ports === 'usual' && !usualPorts.has(url.port)) throw new AddressRefused()
  const lookup = pinned(await allowedAddresses(url.hostname, network, signal))
  try {
    const response = await answerOf(
      (url.protocol === 'https:' ? requestSecurely : requestPlainly)(url, {
        headers,
        lookup,
        signal,
        // A connection of its own, that nobody has opened before with another answer to the same name.
        agent: false,
        maxHeaderSize: 32 * 1024,
      }),
    )
    return await read(response)
  } catch (cause) {
    if (cause instanceof PageUnavailable) throw cause
    throw new PageUnavailable('it did not answer', { cause })
  }
}

async function read(response: IncomingMessage): Promise<Answer> {
  const { statusCode = 0, headers } = response
  if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
    response.destroy()
    return { location: headers.location }
  }
  const type = headers['content-type'] ?? 'text/html'
  if (statusCode !== 200 || !readable.test(type)) {
    response.destroy()
    throw new PageUnavailable(`it answered with ${statusCode} and ${type}`)
  }
  return { page: await readBounded(response, headers['content-encoding'], limits.html), type }
}

/** All that a name resolves to; nothing where any of it is not to be asked. */
async function allowedAddresses(hostname: string, { resolve, isAllowed }: Network, signal: AbortSignal) {
  const bare = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(bare)
  const found = family > 0 ? [{ address: bare, family }] : await within(resolve(bare.replace(/\.$/, '')), signal)
  if (found.length === 0 || !found.every(({ address }) => isAllowed(address))) throw new AddressRefused()
  return found
}

/** What it gives, or nothing where that fails or takes too long. */
async function within<Value>(asked: Promise<readonly Value[]>, signal: AbortSignal): Promise<readonly Value[]> {
  const { promise, resolve } = Promise.withResolvers<readonly Value[]>()
  const giveUp = () => resolve([])
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    return await Promise.race([asked, promise])
  } catch {
    return []
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

/** The connection goes to an address that was looked at, whatever the name resolves to by then. */
function pinned(found: Awaited<ReturnType<typeof allowedAddresses>>): LookupFunction {
  return (_hostname, options, done) => {
    const [first] = found
    if (options.all) done(null, [...found])
    else done(null, first?.address ?? '', first?.family)
  }
}

function answerOf(request: ClientRequest): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request.on('response', resolve).on('error', reject).end()
  return promise
}
