import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { locations } from '../database/tables'
import { createNominatim } from '../records/geocoding/nominatim'
import { openTestSite, type TestSite } from './testing/test-site'

describe.each(testDatabases)('the locations nearest to a place on $kind', ({ url }) => {
  /** The texts that the geocoder was asked for. */
  const asked: string[] = []
  let isDown = false
  let geocoder: Server
  let geocoderUrl: string
  const sites: { with?: TestSite; without?: TestSite } = {}
  beforeAll(async () => {
    geocoder = createServer(({ url: path = '' }, response) => {
      asked.push(new URL(path, 'http://geocoder').searchParams.get('q') ?? '')
      const found = [{ display_name: 'Kingston', lat: '44.2', lon: '-76.5' }]
      response.writeHead(isDown ? 500 : 200).end(JSON.stringify(found))
    })
    await new Promise<void>((resolve) => geocoder.listen(0, '127.0.0.1', resolve))
    geocoderUrl = `http://127.0.0.1:${(geocoder.address() as AddressInfo).port}`
    sites.with = await openSite({ geocoderUrl })
    sites.without = await openSite({ geocoderUrl: null })
  }, 120_000)
  afterAll(async () => {
    for (const site of Object.values(sites)) await site.close()
    geocoder.close()
  })

  async function openSite(configuration: { readonly geocoderUrl: string | null }) {
    const site = await openTestSite(url, { configuration })
    const { orm } = site.app.database
    const at = async (id: number, address: Partial<typeof locations.$inferInsert>) =>
      orm.update(locations).set(address).where(eq(locations.id, id))
    await at(10, { city: 'Toronto', postalCode: 'M5V 2T6', coordinates: '43.65, -79.38' })
    await at(20, { city: 'Ottawa', postalCode: 'K1A 0A6', coordinates: '45.42, -75.7' })
    const content = { format: 1, blocks: [{ id: 'b1', name: 'Locations', fields: [] }] }
    await site.publish({ address: '/places', text: '', content })
    return site
  }

  /** The locations in order, with their distances, and what is said of the search. */
  async function search(near: string, site = sites.without) {
    const answer = await site?.get(`/places?near=${encodeURIComponent(near)}`)
    const { body = '', statusCode } = answer ?? {}
    expect(statusCode).toBe(200)
    const texts = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, text]) => text)
    return {
      names: texts(/places-list-name">([^<]*)</g),
      distances: texts(/places-list-distance">([^<]*)</g),
      said: texts(/role="status"[^>]*>([^<]*)</g)[0],
      body,
    }
  }

  test('a town of the network, a postcode and a part of one are known without any service', async () => {
    for (const near of ['Ottawa', 'ottawa ', 'K1A 0A6', 'k1a0a6', 'K1A 9ZZ']) {
      const { names, distances } = await search(near)
      expect([near, names[0], distances]).toEqual([near, 'Ottawa', ['0 km', '352 km']])
    }
    expect((await search('Toronto')).names[0]).toBe('Main Mandir')
    expect(asked).toEqual([])
  })

  test('another town is not known without one, and says so', async () => {
    const { said, distances } = await search('Kingston')
    expect(said).toBe('“Kingston” wasn’t found. Try a larger town, or a country.')
    expect(distances).toEqual(['', ''])
  })

  test('with a geocoder every town is found, and asked for once; those of the network are not asked for', async () => {
    const first = await search('Kingston', sites.with)
    expect(first.said).toBe('Nearest to Kingston first')
    expect(first.names[0]).toBe('Ottawa')
    await search('Kingston', sites.with)
    await search('Ottawa', sites.with)
    expect(asked).toEqual(['Kingston'])
  })

  test('a geocoder that does not answer is said to be away, and the list stays', async () => {
    isDown = true
    const { said, names } = await search('Leeds', sites.with)
    isDown = false
    expect(said).toBe('Towns can’t be looked up right now. Try again, or search by name.')
    expect(names).toHaveLength(2)
  })

  test.each([
    ['nothing', ''],
    ['100 kB', 'x'.repeat(100_000)],
    ['Gujarati', 'અમદાવાદ'],
    ['control characters', 'Lon\u0000don\u0007\n\u202e'],
    ['markup', '"><script>alert(1)</script>'],
    ['punctuation', '%_\\\'";--'],
  ])('%s is answered with the list', async (_what, near) => {
    const { names, body } = await search(near)
    expect(names).toHaveLength(2)
    expect(body).not.toContain('<script>alert')
  })
})

test('what many visitors type at once waits in no long queue', async () => {
  const { find } = createNominatim({ url: 'http://127.0.0.1:9', site: 'https://www.example.org' })
  const began = Date.now()
  const results = await Promise.allSettled(Array.from({ length: 200 }, (_, n) => find(`Town ${n}`)))
  expect(results.every(({ status }) => status === 'rejected')).toBe(true)
  expect(Date.now() - began).toBeLessThan(8_000)
}, 15_000)
