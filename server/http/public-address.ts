import { BlockList, isIP } from 'node:net'

/** Reserved addresses that are not public: loopback, private, link-local, documentation, multicast (RFC 6890). */
const reserved = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(network, bits, 'ipv4')

/** Public IPv6 addresses: global unicast without those that embed IPv4 (Teredo, 6to4) or are reserved for documentation. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
const carried = new BlockList()
carried.addSubnet('2001::', 23, 'ipv6')
carried.addSubnet('2001:db8::', 32, 'ipv6')
carried.addSubnet('2002::', 16, 'ipv6')

/** Returns whether an IP address is public; the server sends requests to no others. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reserved.check(address, 'ipv4')
  if (family === 6) return global.check(address, 'ipv6') && !carried.check(address, 'ipv6')
  return false
}
