import { expect, test } from 'vitest'
import { kindOfTemplate, recordAt } from './record-address'

test.each([
  ['/connect/events/7', '/connect/events/:event', { kind: 'event', id: 7 }],
  [
    '/connect/news/stone-by-stone',
    '/connect/news/:newsArticle',
    { kind: 'newsArticle', slug: 'stone-by-stone' },
  ],
  ['/galleries/101', '/galleries/:gallery', { kind: 'gallery', id: 101 }],
  [
    '/galleries/murti-darshan/110',
    '/galleries/murti-darshan/:gallery',
    { kind: 'gallery', id: 110 },
  ],
  [
    '/connect/activities/bal-sabha',
    '/connect/activities/:activity',
    { kind: 'activity', slug: 'bal-sabha' },
  ],
  ['/connect/news/દિવાળી', '/connect/news/:newsArticle', { kind: 'newsArticle', slug: 'દિવાળી' }],
])('%s is drawn by the page at %s', (path, template, record) => {
  expect(recordAt(path)).toEqual({ template, record })
})

test.each([
  '/',
  '/connect/events',
  '/connect/events/0',
  '/connect/events/07',
  '/connect/events/seven',
  '/connect/events/9999999999',
  '/connect/news/',
  '/connect/news/a/b',
  '/connect/news/:newsArticle',
  '/galleries/murti-darshan',
])('%s means no record', (path) => {
  expect(recordAt(path)).toBeNull()
})

test('a page is a template page when its address is that of a template', () => {
  expect(kindOfTemplate('/galleries/murti-darshan/:gallery')).toBe('gallery')
  expect(kindOfTemplate('/connect/events')).toBeNull()
})
