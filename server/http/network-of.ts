import { isIPv6 } from 'node:net'

/**
 * Returns the network that an address counts as: an IPv4 address itself, or the /64 of an IPv6 address (`2001:db8:1:2::/64`),
 * because one household has 2^64 addresses. An IPv4-mapped IPv6 address (`::ffff:192.0.2.1`) counts as IPv4.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [groups[6] ?? 0, groups[7] ?? 0].flatMap((group) => [group >> 8, group & 255]).join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/**
 * Returns an address shortened for long-term storage: IPv4 without its last number (`192.0.2.0/24`), IPv6 as its /48
 * (`2001:db8:1::/48`), which identifies a provider’s customer rather than a device.
 */
export function shortenedNetwork(address: string): string {
  const network = networkOf(address)
  return widerNetwork(network) ?? network.replace(/\.\d+$/, '.0/24')
}

/**
 * Replaces a /64 at the start of a key by its /48, which providers assign to one customer and which contains 65,536 of the
 * smaller networks. Returns `null` if the key starts with anything else.
 */
export function widerNetwork(key: string): string | null {
  const [whole, three] = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64/.exec(key) ?? []
  return whole === undefined ? null : `${three}::/48${key.slice(whole.length)}`
}

/** Returns the eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const [left = '', right] = address.split('::')
  const before = numbersOf(left)
  if (right === undefined) return before
  const after = numbersOf(right)
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/** Returns the numbers of a part of an address, which may end in IPv4 notation. */
function numbersOf(part: string): number[] {
  if (part === '') return []
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return Number.parseInt(group, 16)
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}
