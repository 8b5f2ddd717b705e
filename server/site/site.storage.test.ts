import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_TOKEN, testDatabases } from '../app/testing/test-app'
import { textPage } from '../import/testing/small-network'
import { openTestSite, samplePictureUrl, type TestSite } from './testing/test-site'

const PICTURE = samplePictureUrl(1)

describe.each(testDatabases)('the public site on $kind', ({ url }) => {
  let site: TestSite

  beforeAll(async () => {
    site = await openTestSite(url)
  }, 120_000)
  afterAll(() => site.close())

  test('a page is there for who reads by ear: language, title, one main part', async () => {
    const { body, statusCode } = await site.get('/')
    expect(statusCode).toBe(200)
    expect(body).toContain('<html lang="en-US">')
    expect(body).toContain('<title>Main Mandir</title>')
    expect(body).toMatch(/<a class="skip-link" href="#content">[\s\S]*<main id="content"/)
    expect(body).toContain('id="b_text"')
    expect(body).toContain('<link rel="canonical" href="https://www.example.org/">')
  })

  test('one page serves several locations, each with its own text', async () => {
    expect((await site.get('/')).body).toContain('Everybody')
    const ottawa = await site.get('/ottawa')
    expect(ottawa.body).toContain('<p>Ottawa</p>')
    expect(ottawa.body).toContain('href="https://www.example.org/ottawa"')
  })

  test('an address without a page is answered with 404, in the look of the site', async () => {
    const answer = await site.get('/no/such/page')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('Page not found')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('it offers what the site has, and a search where there is one', async () => {
    const { body } = await site.get('/ottawa/no/such/page')
    expect(body).toContain('<li><a href="/ottawa/visit">Visit us</a></li>')
    expect(body).not.toContain('/ottawa/connect/events')
    expect(body).not.toContain('role="search"')
    await site.publish({ address: '/search', text: 'Search' })
    expect((await site.get('/ottawa/no/such/page')).body).toContain(
      '<form class="not-found-search" role="search" action="/ottawa/search" method="get">',
    )
  })

  test.each([
    '/%00',
    '/a%0d%0aSet-Cookie:x',
    "/'; drop table documents--",
    '/__proto__',
    '/ગુજરાતી',
  ])('%s is just a page that is not there', async (path) => {
    const answer = await site.get(encodeURI(path).replaceAll('%25', '%'))
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('a slash at the end leads to the address without, on this host only', async () => {
    const answer = await site.get('/ottawa/visit/?a=1')
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe('/ottawa/visit?a=1')
    expect((await site.get('//evil.example/')).headers.location).toBe('/evil.example')
    expect((await site.get('/%2Fevil.example/')).headers.location).toBe('/evil.example')
    expect((await site.get('/%5Cevil.example/')).headers.location).toMatch(/^\/%5Cevil/)
  })

  test('a host that someone made up is nowhere in the page', async () => {
    const { body, headers } = await site.get('/', { host: 'evil.example' })
    expect(`${body}${JSON.stringify(headers)}`).not.toContain('evil.example')
  })

  test('each packing has the same page in it and a validator of its own', async () => {
    const plain = await site.get('/')
    const br = await site.get('/', { 'accept-encoding': 'br, gzip' })
    const gzip = await site.get('/', { 'accept-encoding': 'gzip' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    const etags = [plain, br, gzip].map(({ headers }) => headers.etag)
    expect(new Set(etags).size).toBe(3)
    expect(etags.every((etag) => /^"[\w-]{22}"$/.test(String(etag)))).toBe(true)
    expect(br.headers.vary).toBe('Accept-Encoding')
    expect(br.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  test('who has the page already gets no second one; HEAD gets the headers alone', async () => {
    const headers = { 'accept-encoding': 'br' }
    const first = await site.get('/', headers)
    const again = await site.get('/', { ...headers, 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers.etag).toBe(first.headers.etag)
    const head = await site.server.inject({ method: 'HEAD', url: '/', headers })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(String(first.rawPayload.length))
  })

  test('a page names the records it was made of', async () => {
    expect((await site.get('/')).headers['surrogate-key']).toMatch(/document:3.*location:10/)
  })

  test('nothing inline may run, and the styles are those named', async () => {
    const { headers, body } = await site.get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/default-src 'none'; script-src 'self'; style-src 'sha256-/)
    expect(policy).toMatch(/base-uri 'none'; object-src 'none'/)
    expect(policy.replace(/style-src-attr[^;]*;/, '')).not.toContain('unsafe')
    expect(body).not.toMatch(/<script(?! type="application\/ld\+json")(?![^>]*src=)/)
  })

  test('a saved draft is seen by its preview only; once published, by everyone at once', async () => {
    const before = await site.get('/')
    const saved = await site.ask(
      `mutation ($content: JSON) { createOrUpdateDocument(id: 3, expectedVersion: 1,
        topic: { items: [{ locationId: 10, content: $content }] }) { version } }`,
      { content: textPage('<p>Not yet for everybody</p>') },
    )
    expect(saved.createOrUpdateDocument.version).toBe(2)
    expect((await site.get('/')).body).toBe(before.body)

    const { createPreview } = await site.ask('mutation { createPreview(id: 3) { url } }')
    expect((await site.look(createPreview.url)).body).toContain('Not yet for everybody')
    expect((await site.get('/')).body).toBe(before.body)

    await site.ask('mutation { publishDocument(id: 3, expectedVersion: 2) { publishedVersion } }')
    const after = await site.get('/')
    expect(after.body).toContain('Not yet for everybody')
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  test('a location that gets its own page at an address shows it at once', async () => {
    const path = '/ottawa/about'
    expect((await site.get(path)).statusCode).toBe(404)
    await site.publish({ address: '/about', locationId: 10, text: 'Lent by head office' })
    expect((await site.get(path)).body).toContain('Lent by head office')
    await site.publish({ address: '/about', locationId: 20, text: 'Our own' })
    expect((await site.get(path)).body).toContain('Our own')
    expect((await site.get('/about')).body).toContain('Lent by head office')
  })

  test('publishing one page leaves the others as they are', async () => {
    const visit = await site.get('/ottawa/visit')
    await site.ask(
      `mutation ($content: JSON) { createOrUpdateDocument(id: 3, expectedVersion: 2,
        topic: { items: [{ locationId: 10, content: $content }] }) { version }
        publishDocument(id: 3, expectedVersion: 3) { version } }`,
      { content: textPage('<p>Other words</p>') },
    )
    expect((await site.get('/')).body).toContain('Other words')
    expect((await site.get('/ottawa/visit')).headers.etag).toBe(visit.headers.etag)
  })

  test('search engines find every published page, and no draft', async () => {
    const sitemap = await site.get('/sitemap.xml')
    expect(sitemap.body).toContain('<loc>https://www.example.org/ottawa/visit</loc>')
    expect(sitemap.body).not.toContain('preview')
    expect((await site.get('/robots.txt')).body).toContain('https://www.example.org/sitemap.xml')
  })

  test('a picture comes in what the browser takes, and AVIF once it is made', async () => {
    const accept = 'image/avif,image/webp,*/*'
    const first = await site.get(`${samplePictureUrl(1)}?w=480`, { accept })
    expect(first.headers['content-type']).toBe('image/webp')
    expect(first.headers['cache-control']).toBe('public, max-age=300, s-maxage=300')
    await expect
      .poll(
        async () =>
          (await site.get(`${samplePictureUrl(1)}?w=480`, { accept })).headers['content-type'],
        {
          timeout: 20_000,
        },
      )
      .toBe('image/avif')
    const jpeg = await site.get(`${samplePictureUrl(1)}?w=480`)
    expect(jpeg.headers['content-type']).toBe('image/jpeg')
    expect(jpeg.headers.vary).toBe('Accept')
    const again = await site.get(`${samplePictureUrl(1)}?w=480`, {
      'if-none-match': String(jpeg.headers.etag),
    })
    expect(again.statusCode).toBe(304)
    expect(jpeg.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  })

  test('a page is shared by a picture of the size that social networks show', async () => {
    const shared = await site.get(`${samplePictureUrl(1)}/share`)
    expect(shared.headers['content-type']).toBe('image/jpeg')
    expect(await sharp(shared.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect((await site.get(`${samplePictureUrl(3)}/share`)).statusCode).toBe(404)
  })

  test.each([
    `${PICTURE}?w=481`,
    `${PICTURE}?w=480&w=480`,
    `${PICTURE}?w=`,
    `${PICTURE.slice(0, -1)}?w=480`,
    `/media/1-${'0'.repeat(32)}?w=480`,
    '/media/999999/original',
    '/media/0',
    '/media/-1?w=480',
    '/media/1e3?w=480',
    '/media/999999?w=480',
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/1/../../x',
  ])('%s is not there', async (path) => {
    expect((await site.get(path)).statusCode).toBe(404)
  })

  test('a picture of a private gallery is there for those who may see it, and kept by nobody', async () => {
    expect((await site.get(`${samplePictureUrl(3)}?w=320`)).statusCode).toBe(404)
    const seen = await site.get(`${samplePictureUrl(3)}?w=320`, {
      authorization: `Bearer ${TEST_TOKEN}`,
    })
    expect(seen.statusCode).toBe(200)
    expect(seen.headers['cache-control']).toBe('private, no-store')
    expect((await site.get(`${samplePictureUrl(3)}?w=320`)).statusCode).toBe(404)
  })

  // The last one: it takes the database away permanently.
  test('finished pages and pictures are served while the database is away', async () => {
    const page = await site.get('/ottawa/visit')
    await site.get(`${samplePictureUrl(1)}?w=320`)
    await site.publish({ address: '/never-asked-for', text: 'Never' })
    await site.closeDatabase()
    expect((await site.get('/ottawa/visit')).body).toBe(page.body)
    expect((await site.get(`${samplePictureUrl(1)}?w=320`)).statusCode).toBe(200)
    expect((await site.get('/ottawa/never-asked-for')).statusCode).toBe(503)
  })
})
