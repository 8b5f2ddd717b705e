import { expect, test } from 'vitest'
import { encodingFor, etagOf, isFresh } from './negotiation'

test('the same bytes have the same validator, others another', () => {
  expect(etagOf(Buffer.from('a'))).toBe(etagOf(Buffer.from('a')))
  expect(etagOf(Buffer.from('a'))).not.toBe(etagOf(Buffer.from('b')))
})

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match %s', (header, fresh) => {
  expect(isFresh(header, '"a"')).toBe(fresh)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip; q=0.0', 'identity'],
  ['zebra', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %s is answered with %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})
