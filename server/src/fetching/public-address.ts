import ipaddr from 'ipaddr.js'

/** Addresses of IPv6 that lead to everybody's networks; all others are of one machine, of one network, or of nobody. */
const global: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]

/** Those among them that hold an address of IPv4, which may be any: 6to4, Teredo; and what is only for documents. */
const notPublic: readonly [ipaddr.IPv6, number][] = (
  [
    ['2002::', 16],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['3fff::', 20],
  ] as const
).map(([address, bits]) => [ipaddr.IPv6.parse(address), bits])

/** Of IPv4, what `ipaddr.js` counts among the usual ones: deprecated 6to4 relays. */
const relay: [ipaddr.IPv4, number] = [ipaddr.IPv4.parse('192.88.99.0'), 24]

/**
 * Does an IP address lead to a machine of the public internet? Nothing else is ever asked: not this machine, its network,
 * the services of its cloud, or any form of IPv6 with one of those in it.
 */
export function isPublicAddress(address: string): boolean {
  // Anything else that names a machine has been resolved by now.
  if (!ipaddr.isValid(address) || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv4) {
    return ipaddr.IPv4.isValidFourPartDecimal(address) && parsed.range() === 'unicast' && !parsed.match(relay)
  }
  if (parsed instanceof ipaddr.IPv6) return parsed.match(global) && !notPublic.some((range) => parsed.match(range))
  return false
}
