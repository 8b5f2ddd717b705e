import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../app/testing/test-app'
import { announce } from '../../database/announcements'
import { events, posts } from '../../database/tables'
import { openTestSite, type TestSite } from '../testing/test-site'

describe.each(testDatabases)('feeds, calendars and the sitemap on $kind', ({ url }) => {
  let site: TestSite

  beforeAll(async () => {
    site = await openTestSite(url)
    await site.publish({ address: '/connect/events/:event', text: 'Every event' })
    await site.publish({ address: '/connect/news/:newsArticle', text: 'Every article' })
  }, 120_000)
  afterAll(() => site.close())

  test('the news of a location are a feed', async () => {
    const { statusCode, headers, body } = await site.get('/ottawa/connect/news/feed.xml')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(body).toContain('<title>A new hall</title>')
    expect(body).toContain('<link>https://www.example.org/ottawa/connect/news/a-new-hall</link>')
    expect(body).toMatch(/<pubDate>\w{3}, \d{2} \w{3} \d{4} \d\d:\d\d:\d\d GMT<\/pubDate>/)
    const other = await site.get('/connect/news/feed.xml')
    expect(other.body).not.toContain('A new hall')
  })

  test('the feed of a page has the articles that its list has', async () => {
    const list = (scope: string) => ({
      ...{ id: 'list', name: 'NewsList' },
      fields: [{ id: 'f1', type: 'select', name: 'scope', value: scope }],
    })
    const content = { format: 1, blocks: [list('NETWORK')] }
    await site.publish({ address: '/connect/news', text: '', content })
    const address = 'https://www.example.org/connect/news/all.xml'
    expect((await site.get('/connect/news')).body).toContain(
      `<link rel="alternate" type="application/rss+xml" title="All locations: news" href="${address}">`,
    )
    const { body } = await site.get('/connect/news/all.xml')
    expect(body).toContain('<title>A new hall</title>')
    await site.app.changes.write(async (tx) => {
      await tx.update(posts).set({ type: 'EXPERIENCE' }).where(eq(posts.id, 1))
      announce(tx, ['newsArticle@*', 'newsArticle@ottawa'])
    })
    expect((await site.get('/ottawa/connect/news/feed.xml')).body).toContain('A new hall')
    await site.app.changes.write(async (tx) => {
      await tx.update(posts).set({ type: 'NEWS' }).where(eq(posts.id, 1))
      announce(tx, ['newsArticle@*', 'newsArticle@ottawa'])
    })
  })

  test('the location switcher gets its list, in the language of the page; no search engine keeps it', async () => {
    const { statusCode, headers, body } = await site.get('/ottawa/locations/list.html')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(body).toMatch(/<a href="\/ottawa" aria-current="true">/)
    expect(body).toContain('noindex')
    const gujarati = await site.get('/gu-IN/locations/list.html')
    expect(gujarati.body).toContain('મારું સ્થાન વાપરો')
    expect((await site.get('/fr-CA/locations/list.html')).statusCode).toBe(404)
  })

  test('a site can be added to a home screen: its manifest, and icons that are what they say', async () => {
    const { headers, body } = await site.get('/ottawa/site.webmanifest')
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    const manifest = JSON.parse(body)
    expect(manifest).toMatchObject({ start_url: '/ottawa', scope: '/ottawa', short_name: 'Ottawa' })
    const page = (await site.get('/ottawa/visit')).body
    expect(page).toContain('<link rel="manifest" href="/ottawa/site.webmanifest">')
    const icons = [
      '/apple-touch-icon.png',
      ...manifest.icons.map(({ src }: { src: string }) => src),
    ]
    for (const path of icons) {
      const { statusCode, rawPayload } = await site.get(path)
      expect(statusCode, path).toBe(200)
      expect(rawPayload.subarray(1, 4).toString()).toBe('PNG')
    }
    const favicon = await site.get('/favicon.ico')
    expect(favicon.headers['content-type']).toBe('image/x-icon')
    expect([...favicon.rawPayload.subarray(0, 4)]).toEqual([0, 0, 1, 0])
  })

  test('who has the feed already gets no second one, until there is news', async () => {
    const path = '/ottawa/connect/news/feed.xml'
    const { headers } = await site.get(path)
    const again = await site.server.inject({
      url: path,
      headers: { 'if-none-match': `${headers.etag}` },
    })
    expect(again.statusCode).toBe(304)
    await site.app.changes.write(async (tx) => {
      await tx.update(posts).set({ title: 'A <new> hall & "more"' }).where(eq(posts.id, 1))
      announce(tx, ['newsArticle@*', 'newsArticle@ottawa'])
    })
    expect((await site.get(path)).body).toContain(
      '<title>A &lt;new&gt; hall &amp; &quot;more&quot;</title>',
    )
  })

  test('an event can be put into a calendar, and so can all of a location', async () => {
    for (const path of [
      '/ottawa/connect/events/1/event.ics',
      '/connect/events/1/event.ics',
      '/ottawa/connect/events/calendar.ics',
    ]) {
      const { statusCode, headers, body } = await site.get(path)
      expect(statusCode, path).toBe(200)
      expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
      expect(body).toContain('UID:event-1@www.example.org\r\n')
      expect(body).toContain('SUMMARY:Annakut\r\n')
      expect(body).toContain('URL:https://www.example.org/ottawa/connect/events/1\r\n')
    }
    expect((await site.get('/connect/events/calendar.ics')).body).not.toContain('BEGIN:VEVENT')
  })

  test('an event that is cancelled is in no calendar any more', async () => {
    await site.app.changes.write(async (tx) => {
      await tx.update(events).set({ recordStatus: 'INACTIVE' }).where(eq(events.id, 1))
      announce(tx, ['event:1', 'event@*', 'event@ottawa'])
    })
    expect((await site.get('/ottawa/connect/events/1/event.ics')).statusCode).toBe(404)
    // Special days of the location stay in it.
    expect((await site.get('/ottawa/connect/events/calendar.ics')).body).not.toContain(
      '/connect/events/1',
    )
    await site.app.changes.write(async (tx) => {
      await tx.update(events).set({ recordStatus: 'ACTIVE' }).where(eq(events.id, 1))
      announce(tx, ['event:1', 'event@*', 'event@ottawa'])
    })
  })

  test.each([
    '/connect/events/999/event.ics',
    '/connect/events/x/event.ics',
    '/connect/events/:event/event.ics',
    '/connect/feed.xml',
  ])('%s is not there', async (path) => {
    expect((await site.get(path)).statusCode).toBe(404)
  })

  test('pages name the feed and the calendar', async () => {
    const { body } = await site.get('/ottawa')
    expect(body).toContain(
      '<link rel="alternate" type="application/rss+xml" title="Ottawa: news" href="https://www.example.org/ottawa/connect/news/feed.xml">',
    )
    expect(body).toContain('href="https://www.example.org/ottawa/connect/events/calendar.ics"')
    expect((await site.get('/ottawa/visit')).body).not.toContain('application/rss+xml')
  })

  test('the sitemap names records where they are at home, and no template page', async () => {
    const { body, headers } = await site.get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(body).toContain('<loc>https://www.example.org/ottawa/connect/events/1</loc>')
    expect(body).toContain('<loc>https://www.example.org/ottawa/connect/news/a-new-hall</loc>')
    expect(body).not.toContain('<loc>https://www.example.org/connect/events/1</loc>')
    expect(body).not.toContain(':event')
    // Nobody has made a page for galleries.
    expect(body).not.toContain('/galleries/')
    expect(body).toMatch(/<loc>https:\/\/www\.example\.org\/ottawa\/visit<\/loc><lastmod>20/)
    expect((await site.get('/sitemap-1.xml')).statusCode).toBe(404)
  })

  test('the sitemap knows of a page as soon as it is published', async () => {
    await site.publish({ address: '/brand-new', text: 'New' })
    expect((await site.get('/sitemap.xml')).body).toContain(
      'https://www.example.org/brand-new</loc>',
    )
  })
})
