import { expect, test, vi } from 'vitest'
import {
  addressOf,
  createKnownSites,
  hostName,
  locate,
  placeOf,
  type SiteAddress,
} from './site-address'

const sites: SiteAddress[] = [
  { locationId: 10, slug: 'toronto', host: null },
  { locationId: 11, slug: 'ottawa', host: 'ottawa.example.org' },
  { locationId: 12, slug: 'વડોદરા', host: null },
]

function place(path: string, host = 'localhost') {
  const found = locate(sites, { host, path })
  return found && `${found.slug} ${found.siteRoot} ${found.path}`
}

test('the default location is at the root', () => {
  expect(place('/')).toBe('toronto  /')
  expect(place('/visit/faq')).toBe('toronto  /visit/faq')
})

test('another location is below its slug', () => {
  expect(place('/ottawa')).toBe('ottawa /ottawa /')
  expect(place('/ottawa/visit/faq')).toBe('ottawa /ottawa /visit/faq')
})

test('a slug may be in any script', () => {
  expect(place('/વડોદરા/visit')).toBe(`વડોદરા /${encodeURIComponent('વડોદરા')} /visit`)
})

test('a location is at the root of the host its configuration names', () => {
  expect(place('/visit', 'ottawa.example.org')).toBe('ottawa  /visit')
})

test('a slug means the same on the host of another location', () => {
  expect(place('/ottawa/visit', 'ottawa.example.org')).toBe('ottawa /ottawa /visit')
})

test('an unknown host is answered like the default one', () => {
  expect(place('/visit', 'evil.example.com')).toBe('toronto  /visit')
})

test('a path that only begins like a slug is a page of the default location', () => {
  expect(place('/ottawa-trip')).toBe('toronto  /ottawa-trip')
})

test('without a default location there is no place', () => {
  expect(locate([], { host: '', path: '/' })).toBeNull()
})

test('a host is compared without its port and in lower case', () => {
  expect(hostName('Ottawa.Example.org:8080')).toBe('ottawa.example.org')
  expect(hostName(undefined)).toBe('')
})

test('a language is before the path, inside the site of the location', () => {
  const inLanguage = (path: string) => {
    const found = locate(sites, { host: '', path })
    return found && `${found.slug} ${found.language} ${found.path}`
  }
  expect(inLanguage('/gu-IN')).toBe('toronto gu-IN /')
  expect(inLanguage('/ottawa/gu-IN/visit/faq')).toBe('ottawa gu-IN /visit/faq')
  expect(inLanguage('/visit')).toBe('toronto en-US /visit')
  expect(inLanguage('/gu-in/visit')).toBe('toronto en-US /gu-in/visit')
  expect(inLanguage('/gu-INDIA')).toBe('toronto en-US /gu-INDIA')
  expect(inLanguage('/en-US/visit')).toBe('toronto en-US /en-US/visit')
})

test('the steps of a request look its address up once', async () => {
  const all = [...sites]
  const find = vi.spyOn(all, 'find')
  const known = createKnownSites({ sites: async () => all })
  await known.all()
  const address = { host: '', path: '/ottawa/visit' }
  const found = known.peek(address)
  expect(found?.place).toMatchObject({ slug: 'ottawa', path: '/visit' })
  const lookups = find.mock.calls.length
  expect(known.peek(address)).toBe(found)
  expect(await known.resolve(address)).toBe(found)
  expect(find).toHaveBeenCalledTimes(lookups)
})

test('an address is looked up again after a location changed', async () => {
  let all: SiteAddress[] = sites
  const known = createKnownSites({ sites: async () => all })
  const resolve = async (path: string) => {
    const { place: at, movedTo } = await known.resolve({ host: '', path })
    return at ? `${at.slug} ${at.path}` : movedTo
  }
  expect(known.peek({ host: '', path: '/ottawa/visit' })).toBeNull()
  expect(await resolve('/ottawa/visit')).toBe('ottawa /visit')
  expect(await resolve('/kanata/visit')).toBe('toronto /kanata/visit')
  all = [{ locationId: 11, slug: 'kanata', formerSlugs: ['ottawa'], host: null }]
  known.forget()
  expect(await resolve('/ottawa/visit')).toBe('/kanata/visit')
  expect(await resolve('/kanata/visit')).toBe('kanata /visit')
})

test.each([
  ['/visit', 'localhost'],
  ['/ottawa/gu-IN/visit/two words /x', 'localhost'],
  ['/visit', 'ottawa.example.org'],
  ['/વડોદરા', 'localhost'],
])('the place of a key is the one it was made of: %s on %s', (path, host) => {
  const found = locate(sites, { host, path })
  expect(found && placeOf(addressOf(found), sites)).toEqual(found)
})

test.each([
  ['404 10  en-US', 'is no page'],
  ['503 11 /ottawa en-US', 'is no page'],
  ['12 /baroda en-US /visit', 'is at a former slug'],
  ['12  en-US /visit', 'is at a former host'],
  ['99 /gone en-US /visit', 'is of a location that is gone'],
])('a key has no place: %s %s', (address) => {
  expect(placeOf(address, sites)).toBeNull()
})
