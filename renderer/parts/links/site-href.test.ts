import { expect, test } from 'vitest'
import type { References } from '../kit/view'
import { linkHref, sitePath } from './site-href'

const ottawa = { siteRoot: '/ottawa' }
const home = { siteRoot: '' }

test('a path is below the root of its location', () => {
  expect(sitePath(ottawa, '/visit')).toBe('/ottawa/visit')
  expect(sitePath(home, '/visit')).toBe('/visit')
  expect(sitePath(ottawa, '/')).toBe('/ottawa')
  expect(sitePath(home, '/')).toBe('/')
})

test('a path that names its location already stays as it is', () => {
  expect(sitePath(ottawa, '/ottawa/visit')).toBe('/ottawa/visit')
  expect(sitePath(ottawa, '/ottawa')).toBe('/ottawa')
  expect(sitePath(ottawa, '/ottawans')).toBe('/ottawa/ottawans')
})

test('the address of a chosen page, an anchor and another site are left alone', () => {
  expect(linkHref(refsWith('/surrey/visit'), ottawa, { pageId: 4 })).toBe('/surrey/visit')
  expect(linkHref(refsWith('#b1'), ottawa, { blockId: 'b1' })).toBe('#b1')
  expect(linkHref(refsWith('https://example.org/'), ottawa, { href: 'https://example.org/' })).toBe(
    'https://example.org/',
  )
  expect(linkHref(refsWith('/visit'), ottawa, { href: '/visit' })).toBe('/ottawa/visit')
  expect(linkHref(refsWith(null), ottawa, null)).toBeNull()
})

test('on a page in another language a path leads to the page in it, also that of a record', () => {
  const translatedPaths = ['/visit', '/connect/events/:id', '/connect/news/:slug']
  const page = { siteRoot: '/ottawa', language: 'gu-IN', translatedPaths }
  expect(sitePath(page, '/visit#hours')).toBe('/ottawa/gu-IN/visit#hours')
  expect(sitePath(page, '/connect/events/7')).toBe('/ottawa/gu-IN/connect/events/7')
  expect(sitePath(page, '/connect/news/નવો-ખંડ?page=2')).toBe(
    '/ottawa/gu-IN/connect/news/નવો-ખંડ?page=2',
  )
  for (const path of ['/connect/events', '/connect/events/new', '/connect/news/', '/galleries/7'])
    expect(sitePath(page, path)).toBe(`/ottawa${path}`)
})

function refsWith(href: string | null): References {
  return { records: [], href: () => href, media: () => null, medias: () => [] }
}
