import { expect, test } from 'vitest'
import { networkOf, widerNetwork } from './network-of'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('the network around one of IPv6 is the customer, and what follows in a key stays', () => {
  expect(widerNetwork('2001:db8:1:2::/64')).toBe('2001:db8:1::/48')
  expect(widerNetwork('2001:db8:1:2::/64 asha@toran.example')).toBe(
    '2001:db8:1::/48 asha@toran.example',
  )
})

test.each(['192.0.2.7', 'person 4', '2001:db8:1::/48'])('nothing is wider than %s', (key) => {
  expect(widerNetwork(key)).toBeNull()
})
