import { expect, test } from 'vitest'
import { encodingFor, etagOf, isFresh, requestIdOf } from './request-head'

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

const UUID = /^[0-9a-f-]{36}$/
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

test.each([
  ['a name that a proxy gave', { 'x-request-id': 'req-1234.abcd' }, 'req-1234.abcd'],
  ['a trace', { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }, TRACE],
  [
    'a name rather than a trace',
    { 'x-request-id': 'abcdefgh', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` },
    'abcdefgh',
  ],
])('a request is called by %s', (_what, headers, id) => {
  expect(requestIdOf({ headers })).toBe(id)
})

test.each([
  ['nothing', {}],
  ['one that is too short', { 'x-request-id': 'abc' }],
  ['one that is too long', { 'x-request-id': 'x'.repeat(65) }],
  ['one with other characters', { 'x-request-id': 'a<script>b c' }],
  ['a trace of zeros', { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }],
])('a request is named by us for %s', (_what, headers) => {
  expect(requestIdOf({ headers })).toMatch(UUID)
})
