import { Resolver } from 'node:dns/promises'
import { isPublicAddress } from './public-address.ts'

interface ResolvedAddress {
  readonly address: string
  readonly family: 4 | 6
}

/** What is fetched from: how names become addresses, which of those may be asked, and at which ports. */
export interface Network {
  readonly resolve: (name: string) => Promise<readonly ResolvedAddress[]>
  readonly isAllowed: (address: string) => boolean
  readonly ports: 'usual' | 'any'
}

/** Asks name servers itself: the system's way takes a thread of the few that files and passwords wait for. */
const resolver = new Resolver({ timeout: 2000, tries: 2 })

/** Everybody's. */
export const internet: Network = { resolve, isAllowed: isPublicAddress, ports: 'usual' }

async function resolve(name: string): Promise<ResolvedAddress[]> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return [
    ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 as const })),
    ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 as const })),
  ]
}
