import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { locations } from '../database/tables'
import { textPage } from '../import/testing/small-network'
import { pictureJobs } from '../media/maker/picture-jobs'
import { createPictureAccess } from '../media/picture-access'
import { createPictureStore } from '../media/picture-store'
import { createSizeCache } from '../media/size-cache'
import { openTestSite, samplePictureUrl, type TestSite } from '../site/testing/test-site'
import { exportStatic, type StaticExportResult } from './export-static'
import { type ServedFiles, serveFiles } from './testing/serve-files'

const SERVER = 'https://toran.example.net'

describe.each(testDatabases)('the public site as files on $kind', ({ url }) => {
  let site: TestSite
  let folder: string
  let files: ServedFiles
  let result: StaticExportResult

  beforeAll(async () => {
    site = await openTestSite(url, { configuration: { origin: 'https://www.example.org' } })
    folder = await mkdtemp(join(tmpdir(), 'toran-static-'))
    await fill(site)
    result = await exportTo('all')
    files = await serveFiles(join(folder, 'all'))
  }, 180_000)
  afterAll(async () => {
    await files.close()
    await site.close()
    await rm(folder, { recursive: true })
  })

  function exportTo(name: string, location?: string): Promise<StaticExportResult> {
    const onError = (error: unknown) => {
      throw error
    }
    const sizes = createSizeCache({ folder: join(folder, 'sizes'), limit: 1e8, onError })
    return exportStatic(site.app, {
      ...{ path: join(folder, name), location, server: SERVER, progress: () => undefined },
      assets: { visitorScript: '/assets/site/main.js', folders: [join(folder, 'none')] },
      pictures: {
        store: createPictureStore({ originals: site.store, maker: pictureJobs, sizes, onError }),
        publicPicture: createPictureAccess(site.app).publicPicture,
      },
    })
  }

  test('every page says what the live one says, in every language, filtered and on every page of a list', async () => {
    const addresses = await pagesIn(join(folder, 'all/public'))
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/',
        '/ottawa',
        '/ottawa/visit',
        '/ottawa/gu-IN/visit',
        '/ottawa/hidden',
        '/ottawa/connect/events/1',
        '/ottawa/whats-on/~category-spiritual',
      ]),
    )
    for (const address of addresses) {
      const live = await site.get(encodeURI(liveAddress(address)))
      const file = await fetch(`${files.address}${encodeURI(address)}`)
      expect([address, file.status, live.statusCode]).toEqual([address, 200, 200])
      expect([address, said(await file.text())]).toEqual([address, said(live.body)])
    }
    expect(result.problems).toEqual([])
    expect(result.pages).toBeGreaterThan(addresses.length)
  })

  test('pictures are files in each size that a page names', async () => {
    const { body } = await site.get('/ottawa/connect/events/1')
    expect(body).toContain(`${samplePictureUrl(1)}?w=736`)
    const html = await (await fetch(`${files.address}/ottawa/connect/events/1`)).text()
    expect(html).not.toContain('?w=')
    const named = [...html.matchAll(/\/media\/[\w.-]+/g)].map(([address]) => address)
    expect(named).toContain(`${samplePictureUrl(1)}-736.webp`)
    for (const address of new Set(named)) {
      const picture = await fetch(`${files.address}${address}`)
      expect([address, picture.status]).toEqual([address, 200])
      expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100)
    }
  })

  test('a form leads to the page of the server that takes it, and a search is sent there', async () => {
    const english = await (await fetch(`${files.address}/ottawa/write`)).text()
    expect(english).toContain(
      `<a href="${SERVER}/ottawa/write#b_form">Fill in this form at toran.example.net</a>`,
    )
    expect(english).not.toContain('method="post"')
    expect(english).toContain(`form-action &#39;self&#39; ${SERVER};`)
    const search = await (await fetch(`${files.address}/ottawa/find`)).text()
    expect(search).toContain(`action="${SERVER}/ottawa/find#b_search"`)
    expect(search).not.toContain('data-island="search-form"')
  })

  test.each([
    ['/ottawa/before', '/ottawa/after'],
    ['/ottawa/timings', '/ottawa/visit'],
    ['/ottawa/en-US/visit', '/ottawa/visit'],
    ['/ottawa/hi-IN/visit', '/ottawa/visit'],
    ['/ottawa/4', '/ottawa/visit'],
    ['/bytown/visit', '/ottawa/visit'],
    ['/bytown/a%20b', '/ottawa/a%20b'],
  ])('%s leads to %s', async (from, to) => {
    const { status, headers } = await fetch(`${files.address}${from}`, { redirect: 'manual' })
    expect(headers.get('location')).toBe(to)
    const live = await site.get(from)
    if (live.statusCode !== 200) expect(status).toBe(live.statusCode)
  })

  test('what is not there is answered with the page of its site and language', async () => {
    for (const [address, words] of [
      ['/nowhere', 'Page not found'],
      ['/ottawa/nowhere', 'Ottawa'],
      ['/ottawa/gu-IN/nowhere', 'lang="gu-IN"'],
    ]) {
      const live = await site.get(address ?? '')
      const file = await fetch(`${files.address}${address}`)
      expect([file.status, live.statusCode]).toEqual([404, 404])
      const html = await file.text()
      expect(said(html)).toBe(said(live.body))
      expect(html).toContain(words)
    }
  })

  test('feeds, calendars, manifests, sitemap and robots are those of the live site', async () => {
    for (const address of [
      '/ottawa/connect/news/feed.xml',
      '/ottawa/connect/news/all.xml',
      '/ottawa/site.webmanifest',
      '/sitemap.xml',
      '/robots.txt',
      '/icon.svg',
    ]) {
      const live = await site.get(address)
      const file = await fetch(`${files.address}${address}`)
      expect([address, await file.text()]).toEqual([address, live.body])
      if (files.kind === 'nginx')
        expect([address, file.headers.get('content-type')]).toEqual([
          address,
          live.headers['content-type'],
        ])
    }
    const calendar = await (
      await fetch(`${files.address}/ottawa/connect/events/calendar.ics`)
    ).text()
    expect(calendar).toContain('SUMMARY:Annakut')
    const event = await fetch(`${files.address}/ottawa/connect/events/1/event.ics`)
    expect(event.status).toBe(200)
  })

  test('one location is written alone: links elsewhere lead to the server', async () => {
    await exportTo('ottawa', 'ottawa')
    const addresses = await pagesIn(join(folder, 'ottawa/public'))
    expect(addresses.filter((address) => !address.startsWith('/ottawa'))).toEqual([])
    const html = await readFile(join(folder, 'ottawa/public/ottawa/locations/list.html'), 'utf8')
    expect(html).toContain(`href="${SERVER}/"`)
    expect(html).toContain('href="/ottawa"')
    const redirects = await readFile(join(folder, 'ottawa/public/_redirects'), 'utf8')
    expect(redirects).toMatch(/^\/ \/ottawa 302$/m)
    const sitemap = await readFile(join(folder, 'ottawa/public/sitemap.xml'), 'utf8')
    expect(sitemap).not.toContain('<loc>https://www.example.org/</loc>')
  })

  test('an earlier export is replaced, anything else is left alone, and nothing half done is left', async () => {
    await exportTo('again', 'ottawa')
    await writeFile(join(folder, 'again/public/gone.html'), 'from before')
    await exportTo('again', 'ottawa')
    expect(await readdir(join(folder, 'again/public'))).not.toContain('gone.html')
    await expect(exportTo('.')).rejects.toThrow('holds something else')
    await expect(exportTo('atlantis', 'atlantis')).rejects.toThrow('“atlantis”')
    expect((await readdir(folder)).sort()).toEqual(['again', 'all', 'ottawa', 'sizes'])
  })
})

async function fill(site: TestSite): Promise<void> {
  await site.app.database.orm
    .update(locations)
    .set({ formerSlugs: ['bytown'] })
    .where(eq(locations.id, 20))
  await site.publish({
    address: '/connect/events/:event',
    content: page('EventPage', 'b_event'),
    locationId: 10,
    text: '',
  })
  await site.ask(
    `mutation ($content: JSON) { createOrUpdateDocument(id: 4, expectedVersion: 1,
      topic: { items: [{ language: "gu-IN", locationId: 20, title: "પધારો", content: $content }] }) { version }
      publishDocument(id: 4, expectedVersion: 2) { version } }`,
    { content: textPage('<p>ગુજરાતીમાં સૌનું સ્વાગત છે.</p>') },
  )
  const at = { locationId: 20, text: '' }
  await site.publish({ ...at, address: '/hidden', text: 'Seen by who knows the address' })
  await site.publish({ ...at, address: '/write', content: page('FeedbackForm', 'b_form') })
  await site.publish({ ...at, address: '/find', content: page('SearchResults', 'b_search') })
  await site.publish({
    ...{ ...at, address: '/whats-on' },
    content: page('EventsList', 'b_events', [
      { id: 'f1', type: 'boolean', name: 'filters', value: true },
    ]),
  })
  const moved = await site.publish({ ...at, address: '/before', text: 'It moves' })
  await site.ask(
    `mutation ($id: ID!) { createOrUpdateDocument(id: $id, expectedVersion: 1, topic: { externalUrl: "/after" }) { version }
      publishDocument(id: $id, expectedVersion: 2) { version } }`,
    { id: moved },
  )
}

function page(name: string, id: string, fields: readonly unknown[] = []) {
  return { format: 1, blocks: [{ id, name, fields }] }
}

/** The addresses of all pages in a folder of files. */
async function pagesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names
    .filter((name) => name === 'index.html' || name.endsWith('/index.html'))
    .map((name) => `/${name}`.replace(/\/index\.html$/, '') || '/')
}

/** `/whats-on/~category-spiritual~page-2` is `/whats-on?category=spiritual&page=2` on the live site. */
function liveAddress(address: string): string {
  return address.replace(/\/~(.*)$/, (_, query: string) => {
    const pairs = query.split('~').map((pair) => pair.replace('-', '='))
    return `?${pairs.join('&')}`
  })
}

/** The text and elements of a page, without addresses, policy, styles and forms. */
function said(html: string): string {
  return (
    html
      .replace(/<meta http-equiv[^>]*>\n/, '')
      // A form brings its own styles and script.
      .replace(/<style>[\s\S]*?<\/style>/g, '')
      .replace(/<script type="module"[^>]*><\/script>\n/, '')
      .replace(/<form [\s\S]*?<\/form>|<p class="sent-form-elsewhere">[\s\S]*?<\/p>/g, 'a form')
      .replace(
        / (?:href|src|srcset|imagesrcset|action|content|data-list|data-island)="[^"]*"/gi,
        '',
      )
      .replaceAll(/\/media\/[^"\s,]*/g, 'a picture')
  )
}
