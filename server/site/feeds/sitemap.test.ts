import { expect, test } from 'vitest'
import type { ListedPage } from '../../records/reading/listed-pages'
import { largeSitemapFile, sitemapFiles, sitemapLines } from './sitemap'

const sites = [
  { id: 10, address: 'https://example.org' },
  { id: 20, address: 'https://example.org/ottawa' },
]

test('each page has its whole address, and when it changed', () => {
  const xml = makeSitemap([
    page({ locationId: 20, path: '/દીવો', modifiedAt: '2026-11-01T00:00:00.000Z' }),
  ])
  expect(xml.get('sitemap.xml')).toContain(
    '<url><loc>https://example.org/ottawa/%E0%AA%A6%E0%AB%80%E0%AA%B5%E0%AB%8B</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod></url>',
  )
})

test('a page in two languages has two lines, and each names both', () => {
  const xml = makeSitemap([page({ languages: ['en-US', 'gu-IN'] })]).get('sitemap.xml') ?? ''
  expect(xml.match(/<loc>/g)).toHaveLength(2)
  expect(xml.match(/hreflang="gu-IN" href="https:\/\/example.org\/gu-IN\/visit"/g)).toHaveLength(2)
})

test('a copy of a page is left out, in the languages in which it is one', () => {
  const copy = page({ locationId: 20, languages: ['en-US', 'gu-IN'], copies: ['gu-IN'] })
  const xml = makeSitemap([copy]).get('sitemap.xml') ?? ''
  expect(xml).toContain('<loc>https://example.org/ottawa/visit</loc>')
  expect(xml).not.toContain('gu-IN')
})

test('too many addresses for one file are parted, with an index of the parts', () => {
  const pages = Array.from({ length: 5 }, (_, at) => page({ path: `/p${at}` }))
  const files = makeSitemap(pages, 2)
  expect([...files.keys()]).toEqual([
    'sitemap.xml',
    'sitemap-1.xml',
    'sitemap-2.xml',
    'sitemap-3.xml',
  ])
  expect(files.get('sitemap.xml')).toContain('<loc>https://example.org/sitemap-3.xml</loc>')
  expect(files.get('sitemap-3.xml')).toContain('/p4</loc>')
})

test('a large sitemap has the same files, each written separately', () => {
  const pages = [1, 2, 3].map((at) => page({ path: `/p${at}`, languages: ['en-US', 'gu-IN'] }))
  const files = makeSitemap(pages, 4)
  const large = sites.map(({ id, address }) => ({
    ...{ address, firstLanguage: undefined },
    pages: pages.filter(({ locationId }) => locationId === id),
  }))
  const options = { origin: 'https://example.org', most: 4 }
  expect(files.size).toBe(3)
  for (const [name, xml] of files) expect(largeSitemapFile(large, name, options)).toBe(xml)
  for (const name of ['sitemap-3.xml', 'sitemap-0.xml', 'sitemap-x.xml'])
    expect(largeSitemapFile(large, name, options)).toBeNull()
})

function makeSitemap(pages: readonly ListedPage[], most?: number) {
  const lines = sites.map(({ id, address }) =>
    sitemapLines(
      pages.filter(({ locationId }) => locationId === id),
      { address, firstLanguage: undefined },
    ),
  )
  return sitemapFiles(lines, { origin: 'https://example.org', ...(most !== undefined && { most }) })
}

function page(changes: Partial<ListedPage>): ListedPage {
  const languages = ['en-US']
  return { locationId: 10, path: '/visit', modifiedAt: null, languages, copies: [], ...changes }
}
