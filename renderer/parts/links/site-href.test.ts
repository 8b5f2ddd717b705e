import { expect, test } from 'vitest'
import type { References } from '../kit/view'
import { linkHref, sitePath } from './site-href'

const ottawa = { siteRoot: '/ottawa' }
const home = { siteRoot: '' }

test('a path stands below the root of its location', () => {
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

function refsWith(href: string | null): References {
  return { records: [], href: () => href, media: () => null, medias: () => [] }
}
