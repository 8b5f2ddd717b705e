import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { openTestSite, type TestPage, type TestSite } from './testing/test-site'

describe.each(testDatabases)('the addresses of pages on $kind', ({ url }) => {
  let site: TestSite

  beforeAll(async () => {
    site = await openTestSite(url)
  }, 120_000)
  afterAll(() => site.close())

  test('a page is reached by its number too, and names its own address', async () => {
    const { statusCode, body } = await site.get('/3')
    expect(statusCode).toBe(200)
    expect(body).toContain('Everybody')
    expect(body).toContain('<link rel="canonical" href="https://www.example.org/">')
    const ottawa = await site.get('/ottawa/3')
    expect(ottawa.body).toContain('<p>Ottawa</p>')
    expect(ottawa.body).toContain('<link rel="canonical" href="https://www.example.org/ottawa">')
    expect((await site.get('/ottawa/4')).body).toContain('Come')
  })

  test('the number of a page of another location leads to its site', async () => {
    const { statusCode, headers } = await site.get('/4?from=mail')
    expect(statusCode).toBe(301)
    expect(headers.location).toBe('/ottawa/visit?from=mail')
  })

  test.each(['/0', '/03', '/999', '/99999999999', '/3/x', '/-3'])('%s is no page', async (path) => {
    expect((await site.get(path)).statusCode).toBe(404)
  })

  test('an address typed from memory leads to the page that answers it, until a page is there', async () => {
    expect((await site.get('/ottawa/contact')).headers.location).toBe('/ottawa/visit')
    expect(await targetOf('/ottawa/hours?day=2026-12-24')).toBe('/ottawa/visit?day=2026-12-24')
    expect((await site.get('/contact')).statusCode).toBe(404)
    expect((await site.get('/ottawa/faqs')).statusCode).toBe(404)
    await publish({ address: '/contact', text: 'Write to us' })
    expect((await site.get('/contact')).body).toContain('Write to us')
    expect((await site.get('/ottawa/contact')).body).toContain('Write to us')
  })

  test.each(['/constructor', '/__proto__', '/toString'])('%s is no alias', async (path) => {
    expect((await site.get(path)).statusCode).toBe(404)
  })

  test('a page that is the same at every location has one canonical address', async () => {
    await publish({ address: '/beliefs', text: 'What we believe' })
    const canonical = '<link rel="canonical" href="https://www.example.org/beliefs">'
    expect((await site.get('/beliefs')).body).toContain(canonical)
    expect((await site.get('/ottawa/beliefs')).body).toContain(canonical)
    const sitemap = (await site.get('/sitemap.xml')).body
    expect(sitemap).toContain('<loc>https://www.example.org/beliefs</loc>')
    expect(sitemap).not.toContain('ottawa/beliefs')
  })

  test('a page that shows the hours of the location is a page of its own at each', async () => {
    const content = { format: 1, blocks: [{ id: 'b_hours1', name: 'HoursCard', fields: [] }] }
    await site.publish({ address: '/hours-today', text: '', content })
    expect((await site.get('/ottawa/hours-today')).body).toContain(
      '<link rel="canonical" href="https://www.example.org/ottawa/hours-today">',
    )
    expect((await site.get('/sitemap.xml')).body).toContain('ottawa/hours-today')
  })

  test('full hours answer for the day an address asks for; short hours take no such address', async () => {
    for (const [address, showFull] of [
      ['/hours-full', true],
      ['/hours-short', false],
    ] as const) {
      const fields = [{ id: 'f_full', type: 'boolean', name: 'showFull', value: showFull }]
      const content = { format: 1, blocks: [{ id: 'b_hours1', name: 'HoursCard', fields }] }
      await site.publish({ address, text: '', content })
    }
    const asked = await site.get('/ottawa/hours-full?day=2026-12-24')
    expect(asked.statusCode).toBe(200)
    expect(asked.body).toContain('Thursday, December 24')
    expect((await site.get('/ottawa/hours-full')).body).not.toContain('December 24')
    expect((await site.get('/ottawa/hours-short?day=2026-12-24')).body).not.toContain('December 24')
  })

  test('the number of a draft is no page', async () => {
    const id = await publish({ address: '/soon', text: 'Soon' })
    await site.ask(`mutation { unpublishDocument(id: ${id}, expectedVersion: 1) { version } }`)
    expect((await site.get(`/${id}`)).statusCode).toBe(404)
  })

  test('what a page was called before leads to it, however often it moves', async () => {
    const id = await publish({ address: '/first', text: 'Wanderer' })
    expect((await site.get('/first')).statusCode).toBe(200)
    await move(id, { version: 1, to: '/second' })
    expect(await targetOf('/first?a=1')).toBe('/second?a=1')
    await move(id, { version: 2, to: '/દીવો' })
    expect(await targetOf('/first')).toBe(encodeURI('/દીવો'))
    expect(await targetOf('/second')).toBe(encodeURI('/દીવો'))
    expect(await targetOf('/ottawa/second')).toBe(`/ottawa${encodeURI('/દીવો')}`)
    expect((await site.get(encodeURI('/દીવો'))).body).toContain('Wanderer')
  })

  test('an old address in any script redirects over real HTTP, and names its keys to shared caches', async () => {
    const id = await publish({ address: '/મંદિર-ઉત્સવ', text: 'Renamed' })
    await move(id, { version: 1, to: '/પર્વ' })
    const origin = await site.listen()
    const answer = await fetch(`${origin}${encodeURI('/મંદિર-ઉત્સવ')}`, { redirect: 'manual' })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(encodeURI('/પર્વ'))
    expect(answer.headers.get('surrogate-key')).toMatch(/^path:\/[!-~]+ document:\d+$/)
  })

  test('a page that comes back leads nobody in circles', async () => {
    const id = await publish({ address: '/here', text: 'Here and there' })
    await move(id, { version: 1, to: '/there' })
    await move(id, { version: 2, to: '/here' })
    expect((await site.get('/here')).statusCode).toBe(200)
    expect(await targetOf('/there')).toBe('/here')
  })

  test('a new page at the old address takes it over at once, and gives it back', async () => {
    const old = await publish({ address: '/summer', text: 'The old one' })
    await move(old, { version: 1, to: '/archive/summer' })
    expect(await targetOf('/summer')).toBe('/archive/summer')
    const fresh = await publish({ address: '/summer', text: 'The new one' })
    expect((await site.get('/summer')).body).toContain('The new one')
    await site.ask(`mutation { unpublishDocument(id: ${fresh}, expectedVersion: 1) { version } }`)
    expect(await targetOf('/summer')).toBe('/archive/summer')
  })

  test('a page that was taken away and comes back elsewhere is found by its old address', async () => {
    const id = await publish({ address: '/away', text: 'Back again' })
    await site.ask(`mutation { unpublishDocument(id: ${id}, expectedVersion: 1) { version } }`)
    expect((await site.get('/away')).statusCode).toBe(404)
    await move(id, { version: 1, to: '/back' })
    expect(await targetOf('/away')).toBe('/back')
  })

  test('a saved draft moves nothing', async () => {
    const id = await publish({ address: '/stays', text: 'Stays' })
    await save(id, { version: 1, to: '/would-go' })
    expect((await site.get('/stays')).statusCode).toBe(200)
    expect((await site.get('/would-go')).statusCode).toBe(404)
  })

  test("a link to another location's site that is on a location's page leads there", async () => {
    expect(await targetOf('/ottawa/main/visit')).toBe('/visit')
    expect(await targetOf('/ottawa/ottawa/visit')).toBe('/ottawa/visit')
    expect((await site.get('/ottawa/nowhere/visit')).statusCode).toBe(404)
  })

  async function targetOf(path: string): Promise<unknown> {
    const { statusCode, headers } = await site.get(path)
    expect(statusCode, path).toBe(301)
    return headers.location
  }

  function publish(page: TestPage): Promise<string> {
    return site.publish(page)
  }

  async function move(id: string, { version, to }: { version: number; to: string }) {
    await save(id, { version, to })
    await site.ask(
      `mutation { publishDocument(id: ${id}, expectedVersion: ${version + 1}) { version } }`,
    )
  }

  function save(id: string, { version, to }: { version: number; to: string }) {
    return site.ask(
      `mutation ($to: String) { createOrUpdateDocument(id: ${id}, expectedVersion: ${version},
        topic: { externalUrl: $to }) { version } }`,
      { to },
    )
  }
})
