import { isIPv6 } from 'node:net'

/**
 * What a caller's address is counted as: an address of IPv4 by itself, one of IPv6 by its network of 64 bits
 * (`2001:db8:1:2::/64`), since one household has 2^64 addresses of its own. An address of IPv4 written as one of IPv6
 * (`::ffff:192.0.2.1`) is the one of IPv4.
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
 * A caller's address as it may be kept for long: of IPv4 without its last number (`192.0.2.0/24`), of IPv6 the first
 * 48 bits (`2001:db8:1::/48`), which are a provider's customer rather than a device.
 */
export function shortenedNetwork(address: string): string {
  const network = networkOf(address)
  return widerNetwork(network) ?? network.replace(/\.\d+$/, '.0/24')
}

/**
 * The network of 48 bits around one of 64, as providers give it to one customer: a customer with one has 65,536 of the
 * smaller. The rest of a key that begins with the network stays; `null` for keys that begin with anything else.
 */
export function widerNetwork(key: string): string | null {
  const [whole, three] = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64/.exec(key) ?? []
  return whole === undefined ? null : `${three}::/48${key.slice(whole.length)}`
}

/** The eight numbers of an address of IPv6. */
function groupsOf(address: string): readonly number[] {
  const [left = '', right] = address.split('::')
  const before = numbersOf(left)
  if (right === undefined) return before
  const after = numbersOf(right)
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/** The numbers of a part of an address; its end may be written as an address of IPv4. */
function numbersOf(part: string): number[] {
  if (part === '') return []
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return Number.parseInt(group, 16)
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}
