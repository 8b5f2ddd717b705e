import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kindOf, listTags, pathTag, recordTag } from './cache-tags'

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

test('the tag of an address goes through headers and lists, in whatever script it is written', () => {
  for (const path of SCRIPTS) expect(pathTag(path)).toMatch(/^path:\/[!-~]*$/)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (path) => {
      expect(pathTag(`/${path}`)).toMatch(/^path:\/[!-~]*$/)
    }),
  )
})

test('half of a pair of surrogates has a tag of its own', () => {
  expect(pathTag('/\uD800')).toMatch(/^[!-~]+$/)
  expect(pathTag('/\uD800')).not.toBe(pathTag('/\uDC00'))
})

test('two addresses never share a tag', () => {
  const tags = new Set(SCRIPTS.map(pathTag))
  expect(tags.size).toBe(SCRIPTS.length)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
      expect(pathTag(a) === pathTag(b)).toBe(a === b)
    }),
  )
})

test('what is plain already stays as it is', () => {
  expect(pathTag('/connect/events/:event')).toBe('path:/connect/events/:event')
})

test('a record is in the lists of its locations and of the network, in whatever script they are named', () => {
  expect(recordTag('newsArticle', 'નવું')).toMatch(/^newsArticle:[!-~]+$/)
  expect(listTags('event', ['ottawa', 'ottawa', 'surrey'])).toEqual([
    ...['event@*', 'event@ottawa', 'event@surrey'],
  ])
  expect(['event:7', 'event@*', 'event@ottawa', '*', 'search'].map(kindOf)).toEqual([
    ...['event', 'event', 'event', '*', 'search'],
  ])
})
