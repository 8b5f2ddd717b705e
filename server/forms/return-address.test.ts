import { expect, test } from 'vitest'
import { languageOfPath } from '../http/language-of'
import { returnAddress } from './return-address'

const block = 'b_7f3k2m'

test('it is the page of the form, with the result, at its block', () => {
  expect(returnAddress({ page: '/ottawa/visit', block }, 'sign-up')).toBe(
    '/ottawa/visit?sent=sign-up#b_7f3k2m',
  )
})

test('what the page had after its path goes, and letters of any script are written safely', () => {
  expect(returnAddress({ page: '/visit?x=1#y', block }, 'feedback')).toBe(
    '/visit?sent=feedback#b_7f3k2m',
  )
  expect(returnAddress({ page: '/મંદિર', block }, 'feedback')).toBe(
    '/%E0%AA%AE%E0%AA%82%E0%AA%A6%E0%AA%BF%E0%AA%B0?sent=feedback#b_7f3k2m',
  )
})

test.each([
  'https://example.org/',
  '//example.org',
  '///example.org',
  '/\\example.org',
  '/\t/example.org',
  '/\n/example.org',
  '/./\\/example.org',
  '/..//example.org',
  'javascript:alert(1)',
  'visit',
  '',
])('it is never another site: %j', (page) => {
  const address = returnAddress({ page, block }, 'sign-up')
  expect(new URL(address, 'https://www.example.com').origin).toBe('https://www.example.com')
  expect(address).toMatch(/^\/(?!\/)/)
})

test.each(['', 'a b', '"><script>', 'x'.repeat(65), 'a\r\nset-cookie: x'])(
  'a block of no name is no anchor: %j',
  (name) => {
    expect(returnAddress({ page: '/visit', block: name }, 'sign-up')).toBe('/visit?sent=sign-up')
  },
)

test('the language of a page is known by its address', () => {
  const paths = [
    '/gu-IN/visit',
    '/ottawa/gu-IN',
    '/ottawa/hi-IN/visit',
    '/',
    '/visit',
    '/a/b/gu-IN',
  ]
  expect(paths.map(languageOfPath)).toEqual(['gu-IN', 'gu-IN', 'hi-IN', 'en-US', 'en-US', 'en-US'])
})
