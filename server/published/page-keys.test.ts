import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathKey } from './page-keys'

const SCRIPTS = [
  '/મંદિર/ઉત્સવ',
  '/मंदिर',
  '/café',
  '/предмет',
  '/地図',
  '/العربية',
  '/🪔',
  '/a b',
  '/50%',
  '/%20',
]

test('the key of an address goes through headers and lists, in whatever script it is written', () => {
  for (const path of SCRIPTS) expect(pathKey(path)).toMatch(/^path:\/[!-~]*$/)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (path) => {
      expect(pathKey(`/${path}`)).toMatch(/^path:\/[!-~]*$/)
    }),
  )
})

test('half of a pair of surrogates has a key of its own', () => {
  expect(pathKey('/\uD800')).toMatch(/^[!-~]+$/)
  expect(pathKey('/\uD800')).not.toBe(pathKey('/\uDC00'))
})

test('two addresses never share a key', () => {
  const keys = new Set(SCRIPTS.map(pathKey))
  expect(keys.size).toBe(SCRIPTS.length)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
      expect(pathKey(a) === pathKey(b)).toBe(a === b)
    }),
  )
})

test('what is plain already stays as it is', () => {
  expect(pathKey('/connect/events/:event')).toBe('path:/connect/events/:event')
})
