import { expect, test } from 'vitest'
import { createNotFoundCache } from './not-found-cache'

const TAGS = ['event:7', 'path:/connect/events/7']

test('an address is missing until what it depends on changes', () => {
  const cache = createNotFoundCache()
  cache.add('/a', { mark: cache.mark(), tags: TAGS })
  cache.drop(['event:8', 'event@ottawa', 'event@*', 'search'])
  expect(cache.has('/a')).toBe(true)
  cache.drop(['event:7', 'event@ottawa'])
  expect(cache.has('/a')).toBe(false)
})

test.each(['*', 'redirects', 'languages', 'location:20'])('a change of %s concerns all', (tag) => {
  const cache = createNotFoundCache()
  cache.add('/a', { mark: cache.mark(), tags: TAGS })
  cache.drop([tag])
  expect(cache.has('/a')).toBe(false)
})

test('what appears while it is looked up is not cached as missing; any other change is no reason', () => {
  const cache = createNotFoundCache()
  const mark = cache.mark()
  cache.drop(['event:8'])
  cache.add('/other', { mark, tags: TAGS })
  cache.drop(['event:7'])
  cache.add('/a', { mark, tags: TAGS })
  expect([cache.has('/other'), cache.has('/a')]).toEqual([false, false])
  cache.add('/later', { mark: cache.mark(), tags: TAGS })
  expect(cache.has('/later')).toBe(true)
})

test('something may appear by time alone', () => {
  const clock = { now: 0 }
  const cache = createNotFoundCache(() => clock.now)
  cache.add('/a', { mark: cache.mark(), tags: TAGS, until: 100 })
  expect(cache.has('/a')).toBe(true)
  clock.now = 100
  expect(cache.has('/a')).toBe(false)
})
