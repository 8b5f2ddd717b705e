import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app'
import { loadSample } from '../data/load-sample'
import { sampleFixture, textPage } from '../data/sample-fixture'
import { openTestApp, TEST_TOKEN, testDatabases } from '../test-app'
import { openTestSite, publishPage } from './test-site'

describe.each(testDatabases)('the public site on $kind', ({ url }) => {
  let app: App
  let server: FastifyInstance
  let folder: string
  let isAway = false

  beforeAll(async () => {
    app = await openTestApp(url)
    await loadSample(app, sampleFixture, { thumbnail: async () => '' })
    folder = await mkdtemp(join(tmpdir(), 'toran-media-'))
    server = await openTestSite(app, { folder })
  }, 120_000)
  afterAll(async () => {
    await server.close()
    if (!isAway) await closeApp(app)
    await rm(folder, { recursive: true })
  })

  test('a page is there for who reads by ear: language, title, one main part', async () => {
    const { body, statusCode } = await get('/')
    expect(statusCode).toBe(200)
    expect(body).toContain('<html lang="en-US">')
    expect(body).toContain('<title>Main Mandir</title>')
    expect(body).toMatch(/<a class="skip-link" href="#content">[\s\S]*<main id="content"/)
    expect(body).toContain('id="b_text"')
    expect(body).toContain('<link rel="canonical" href="https://www.example.org/">')
  })

  test('one page serves several locations, each with its own text', async () => {
    expect((await get('/')).body).toContain('Everybody')
    const ottawa = await get('/ottawa')
    expect(ottawa.body).toContain('<p>Ottawa</p>')
    expect(ottawa.body).toContain('href="https://www.example.org/ottawa"')
  })

  test('an address that leads nowhere is answered with 404, in the look of the site', async () => {
    const answer = await get('/no/such/page')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('This page is not here')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('it offers what the site has, and a search where there is one', async () => {
    const { body } = await get('/ottawa/no/such/page')
    expect(body).toContain('<li><a href="/ottawa/visit">Visit us</a></li>')
    expect(body).not.toContain('/ottawa/connect/events')
    expect(body).not.toContain('role="search"')
    await publishPage(server, { address: '/search', text: 'Search' })
    expect((await get('/ottawa/no/such/page')).body).toContain(
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
    const answer = await get(encodeURI(path).replaceAll('%25', '%'))
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('a slash at the end leads to the address without, on this host only', async () => {
    const answer = await get('/ottawa/visit/?a=1')
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe('/ottawa/visit?a=1')
    expect((await get('//evil.example/')).headers.location).toBe('/evil.example')
    expect((await get('/%2Fevil.example/')).headers.location).toBe('/evil.example')
    expect((await get('/%5Cevil.example/')).headers.location).toMatch(/^\/%5Cevil/)
  })

  test('a host that somebody made up is nowhere in the page', async () => {
    const { body, headers } = await get('/', { host: 'evil.example' })
    expect(`${body}${JSON.stringify(headers)}`).not.toContain('evil.example')
  })

  test('each packing has the same page in it and a validator of its own', async () => {
    const plain = await get('/')
    const br = await get('/', { 'accept-encoding': 'br, gzip' })
    const gzip = await get('/', { 'accept-encoding': 'gzip' })
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
    const first = await get('/', headers)
    const again = await get('/', { ...headers, 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers.etag).toBe(first.headers.etag)
    const head = await server.inject({ method: 'HEAD', url: '/', headers })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(String(first.rawPayload.length))
  })

  test('a page names the records it was made of', async () => {
    expect((await get('/')).headers['surrogate-key']).toMatch(/document:3.*location:10/)
  })

  test('nothing inline may run, and the styles are those named', async () => {
    const { headers, body } = await get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/default-src 'none'; script-src 'self'; style-src 'sha256-/)
    expect(policy).toMatch(/base-uri 'none'; object-src 'none'/)
    expect(policy.replace(/style-src-attr[^;]*;/, '')).not.toContain('unsafe')
    expect(body).not.toMatch(/<script(?! type="application\/ld\+json")(?![^>]*src=)/)
  })

  test('a saved draft is seen by its preview only; once published, by everybody at once', async () => {
    const before = await get('/')
    const saved = await ask(
      `mutation ($content: JSON) { createOrUpdateDocument(id: 3, expectedVersion: 1,
        topic: { items: [{ locationId: 10, content: $content }] }) { version } }`,
      { content: textPage('<p>Not yet for everybody</p>') },
    )
    expect(saved.createOrUpdateDocument.version).toBe(2)
    expect((await get('/')).body).toBe(before.body)

    const { createPreview } = await ask('mutation { createPreview(id: 3) { url } }')
    const preview = await get(createPreview.url)
    expect(preview.statusCode).toBe(200)
    expect(preview.body).toContain('Not yet for everybody')
    expect(preview.headers['cache-control']).toBe('no-store')
    expect(preview.headers['x-robots-tag']).toContain('noindex')
    expect(preview.headers.etag).toBeUndefined()
    expect((await get('/')).body).toBe(before.body)

    await ask('mutation { publishDocument(id: 3, expectedVersion: 2) { publishedVersion } }')
    const after = await get('/')
    expect(after.body).toContain('Not yet for everybody')
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  test('a preview with another token, another document or none is not there', async () => {
    const { createPreview } = await ask('mutation { createPreview(id: 3) { url } }')
    const token = createPreview.url.split('token=')[1]
    for (const path of [
      '/preview/3',
      '/preview/3?token=wrong',
      `/preview/4?token=${token}`,
      `/preview/3?token=${token}&token=${token}`,
      `/preview/x?token=${token}`,
      `/preview/3/a.css?token=${token}`,
    ])
      expect((await get(path)).statusCode).toBe(404)
  })

  test('a location that gets its own page at an address shows it at once', async () => {
    const path = '/ottawa/about'
    expect((await get(path)).statusCode).toBe(404)
    await publishNew(10, 'Lent by head office')
    expect((await get(path)).body).toContain('Lent by head office')
    await publishNew(20, 'Our own')
    expect((await get(path)).body).toContain('Our own')
    expect((await get('/about')).body).toContain('Lent by head office')
  })

  test('publishing one page leaves the others as they are', async () => {
    const visit = await get('/ottawa/visit')
    await ask(
      `mutation ($content: JSON) { createOrUpdateDocument(id: 3, expectedVersion: 2,
        topic: { items: [{ locationId: 10, content: $content }] }) { version }
        publishDocument(id: 3, expectedVersion: 3) { version } }`,
      { content: textPage('<p>Other words</p>') },
    )
    expect((await get('/')).body).toContain('Other words')
    expect((await get('/ottawa/visit')).headers.etag).toBe(visit.headers.etag)
  })

  test('search engines find every published page, and no draft', async () => {
    const sitemap = await get('/sitemap.xml')
    expect(sitemap.body).toContain('<loc>https://www.example.org/ottawa/visit</loc>')
    expect(sitemap.body).not.toContain('preview')
    expect((await get('/robots.txt')).body).toContain('https://www.example.org/sitemap.xml')
  })

  test('a picture comes in what the browser takes, and AVIF once it is made', async () => {
    const accept = 'image/avif,image/webp,*/*'
    const first = await get('/media/1?w=480', { accept })
    expect(first.headers['content-type']).toBe('image/webp')
    expect(first.headers['cache-control']).toBe('public, max-age=300')
    await expect
      .poll(async () => (await get('/media/1?w=480', { accept })).headers['content-type'], {
        timeout: 20_000,
      })
      .toBe('image/avif')
    const jpeg = await get('/media/1?w=480')
    expect(jpeg.headers['content-type']).toBe('image/jpeg')
    expect(jpeg.headers.vary).toBe('Accept')
    const again = await get('/media/1?w=480', { 'if-none-match': String(jpeg.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(jpeg.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  })

  test('a page is shared by a picture of the size that social networks show', async () => {
    const shared = await get('/media/1/share')
    expect(shared.headers['content-type']).toBe('image/jpeg')
    expect(await sharp(shared.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect((await get('/media/3/share')).statusCode).toBe(404)
  })

  test.each([
    '/media/1?w=481',
    '/media/1?w=480&w=480',
    '/media/1?w=',
    '/media/0',
    '/media/-1?w=480',
    '/media/1e3?w=480',
    '/media/999999?w=480',
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/1/../../x',
  ])('%s is not there', async (path) => {
    expect((await get(path)).statusCode).toBe(404)
  })

  test('a picture of a private gallery is there for those who may see it, and kept by nobody', async () => {
    expect((await get('/media/3?w=320')).statusCode).toBe(404)
    const seen = await get('/media/3?w=320', { authorization: `Bearer ${TEST_TOKEN}` })
    expect(seen.statusCode).toBe(200)
    expect(seen.headers['cache-control']).toBe('private, no-store')
    expect((await get('/media/3?w=320')).statusCode).toBe(404)
  })

  function get(
    path: string,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    return server.inject({ url: path, headers })
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
  async function ask(query: string, variables: Record<string, unknown> = {}): Promise<any> {
    const answer = await server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${TEST_TOKEN}` },
      payload: JSON.stringify({ query, variables }),
    })
    const { data, errors } = answer.json()
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

  async function publishNew(locationId: number, text: string): Promise<void> {
    const { createOrUpdateDocument: made } = await ask(
      `mutation ($locationId: ID, $content: JSON) { createOrUpdateDocument(title: "About", type: PAGE,
        topic: { externalUrl: "/about", locationId: $locationId,
          items: [{ locationId: $locationId, title: "About", content: $content }] }) { id version } }`,
      { locationId, content: textPage(`<p>${text}</p>`) },
    )
    await ask(`mutation ($id: ID!) { publishDocument(id: $id, expectedVersion: 1) { version } }`, {
      id: made.id,
    })
  }

  // The last one: it takes the database away for good.
  test('finished pages and pictures are served while the database is away', async () => {
    const page = await get('/ottawa/visit')
    await get('/media/1?w=320')
    isAway = true
    await closeApp(app)
    expect((await get('/ottawa/visit')).body).toBe(page.body)
    expect((await get('/media/1?w=320')).statusCode).toBe(200)
    expect((await get('/ottawa/never-asked-for')).statusCode).toBe(503)
  })
})
