/** What an address is counted as. One household has 2^64 addresses of IPv6: its network counts as one. */
export function networkOf(address: string): string {
  return address.includes(':') && !address.includes('.')
    ? address.split(':').slice(0, 4).join(':')
    : address
}
