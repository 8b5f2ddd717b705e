import { expect, test } from 'vitest'
import { locate } from '../content/site-address'
import { type FinishedPage, finishPage, textOf } from '../page/finished-page'
import { createPageLookup } from './page-lookup'

const main = { locationId: 10, slug: 'main', host: null }
const ottawa = { locationId: 20, slug: 'ottawa', host: 'ottawa.example.org' }

test('an address is the same page however often it is asked for, and its host however it is written', () => {
  const { addresses } = world()
  for (const _ of [1, 2]) {
    expect(said(addresses.find('www.example.org', '/'))).toBe('10 /')
    expect(said(addresses.find('OTTAWA.example.org:80', '/'))).toBe('20 /')
    expect(said(addresses.find('www.example.org', '/ottawa'))).toBe('20 /')
  }
})

test('a page that has gone is not cached any more, nor one that was never there', () => {
  const { addresses, pages } = world()
  expect(said(addresses.find('', '/'))).toBe('10 /')
  pages.clear()
  expect(addresses.find('', '/')).toBeNull()
  expect(addresses.find('', '/nowhere')).toBeNull()
})

test('a host that comes to belong to another location leads there once its past is forgotten', () => {
  const { addresses, sites } = world()
  expect(said(addresses.find('ottawa.example.org', '/'))).toBe('20 /')
  sites.cached = [main]
  addresses.forget()
  expect(said(addresses.find('ottawa.example.org', '/'))).toBe('10 /')
})

test('what is cached is not known before the sites are', () => {
  const { addresses, sites } = world()
  sites.cached = null
  expect(addresses.find('', '/')).toBeNull()
})

function world() {
  const sites = {
    cached: [main, ottawa] as (typeof main | typeof ottawa)[] | null,
    peek(address: Parameters<typeof locate>[1]) {
      return this.cached && { place: locate(this.cached, address), movedTo: null }
    },
  }
  const made = {
    status: 200 as const,
    styles: '',
    keys: new Set<string>(),
    reads: new Map(),
    expiresAt: null,
  }
  const pages = new Map(['10 /', '20 /'].map((name) => [name, finishPage({ ...made, html: name })]))
  const addresses = createPageLookup(
    sites,
    ({ locationId, path }) => `${locationId} ${path}`,
    (name) => pages.get(name) ?? null,
  )
  return { addresses, sites, pages }
}

function said(page: FinishedPage | null): string | null {
  return page && textOf(page)
}
