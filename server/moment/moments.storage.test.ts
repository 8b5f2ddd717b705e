import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../app/testing/test-app'
import { auditRows, documents, jobs } from '../database/tables'
import { OTTAWA, page, text } from '../documents/overrides/testing/override-site'
import { NEW, OLD } from '../documents/rollouts/testing/rollout-site'
import { dayFromNow } from '../kits/testing/kit-site'
import { type Look, PUBLISH_AT, useMoments } from './testing/moment-site'

const EARLY = `${dayFromNow(2)}T08:00`
const START = `${dayFromNow(3)}T18:00`
const MIDDLE = `${dayFromNow(4)}T12:00`
const END = `${dayFromNow(5)}T18:00`
const LATE = `${dayFromNow(6)}T12:00`

describe.each(bothDatabases)('the site at a moment, on $kind', ({ url }) => {
  const { site, done, at, draftPage, html, link, enter, networkPage, draft, publishTo } =
    useMoments(url)

  test('a page that is scheduled is there from its time to its end, and nothing of the look stays', async () => {
    const id = await draftPage(OTTAWA, '/festival', page(text('t', 'Lights everywhere')))
    await done(PUBLISH_AT, { id, at: START, until: END })
    const stored = async () => ({
      documents: await site().app.database.orm.select().from(documents),
      jobs: await site().app.database.orm.select().from(jobs),
      audit: await site()
        .app.database.orm.select()
        .from(auditRows)
        .where(eq(auditRows.chain, `document:${id}`)),
    })
    const before = await stored()
    expect(await at(OTTAWA, EARLY, '/festival')).toMatchObject({ status: 404 })
    const middle = await at(OTTAWA, MIDDLE, '/festival')
    expect(middle).toMatchObject({ status: 200 })
    expect(middle.body).toContain('Lights everywhere')
    expect(middle.body).toContain('<strong>Ottawa</strong> · On ')
    expect(middle.body).toContain('Includes 1 scheduled change.')
    expect(await at(OTTAWA, LATE, '/festival')).toMatchObject({ status: 404 })
    expect(await stored()).toEqual(before)
    expect(await html('/ottawa/festival')).not.toContain('Lights everywhere')
  })

  test('links inside stay at the moment; it is not cached, not indexed, and its token leaves the address', async () => {
    const made = await link(OTTAWA, MIDDLE, { path: '/visit' })
    const { first, cookie, root } = await enter(made)
    expect(first.statusCode).toBe(303)
    expect(first.headers.location).toBe(`${root}/visit`)
    expect(String(first.headers['set-cookie'])).toMatch(
      /^toran-moment=[\w.-]+; Path=\/preview\/at\/ottawa\/[\d:T-]+; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    )
    const shown = await site().get(`${root}/visit`, { cookie })
    expect(shown.statusCode).toBe(200)
    for (const { headers } of [first, shown]) {
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['x-robots-tag']).toBe('noindex, nofollow')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers.etag).toBeUndefined()
      expect(headers['surrogate-key']).toBeUndefined()
    }
    expect(shown.body).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(shown.body).not.toMatch(/href="\/ottawa\//)
    const missing = await site().get(`${root}/nothing-here`, { cookie })
    expect(missing.statusCode).toBe(404)
    expect(missing.body).toContain('aria-label="Preview"')
    expect(missing.body).toContain(`href="${root}`)
    // The page of a number moves within the moment.
    expect((await site().get(`${root}/en-US/visit`, { cookie })).headers.location).toBe(
      `${root}/visit`,
    )
  })

  test('articles appear and end, announcements begin, and records are shown and hidden at their times', async () => {
    const list = { id: 'list', name: 'NewsList', fields: [] }
    const events = { id: 'events', name: 'EventsList', fields: [] }
    const id = await draftPage(OTTAWA, '/latest', { format: 1, blocks: [list, events] })
    await done(PUBLISH_AT, { id })
    await done(
      'mutation ($a: NewsArticleInput!) { createOrUpdateNewsArticle(newsArticle: $a) { id } }',
      { a: { locationId: OTTAWA, title: 'Lights at dusk', publishedAt: START, expireAt: END } },
    )
    await done(
      'mutation ($a: AnnouncementInput!) { createOrUpdateAnnouncement(announcement: $a) { id } }',
      { a: { locationId: OTTAWA, text: 'Car park full', shownFrom: START, shownUntil: END } },
    )
    const hidden = await done(
      'mutation ($e: EventInput!) { createOrUpdateEvent(event: $e) { id } }',
      {
        e: {
          ...{ locationId: OTTAWA, title: 'Rangoli class', startsAt: `${dayFromNow(9)}T10:00` },
          recordStatus: 'INACTIVE',
        },
      },
    )
    await done(
      'mutation ($id: ID!, $at: String) { scheduleRecord(kind: "event", id: $id, action: PUBLISH, at: $at) { id } }',
      { id: hidden.id, at: MIDDLE },
    )
    const words = ['Lights at dusk', 'Car park full', 'Rangoli class']
    const saidAt = async (time: string) => {
      const { body } = await at(OTTAWA, time, '/latest')
      return words.filter((each) => body.includes(each))
    }
    expect(await saidAt(EARLY)).toEqual([])
    expect(await saidAt(START)).toEqual(['Lights at dusk', 'Car park full'])
    expect(await saidAt(MIDDLE)).toEqual(words)
    expect(await saidAt(LATE)).toEqual(['Rangoli class'])
    const now = await html('/ottawa/latest')
    expect(words.filter((each) => now.includes(each))).toEqual([])
    // Feeds and calendars say the same.
    const feed = '/connect/news/feed.xml'
    const calendar = '/connect/events/calendar.ics'
    const inFile = (time: string, path: string) =>
      words.filter((each) => files.get(`${time} ${path}`)?.body.includes(each))
    const files = new Map<string, Look>()
    for (const time of [EARLY, START, MIDDLE, LATE])
      for (const path of [feed, calendar])
        files.set(`${time} ${path}`, await at(OTTAWA, time, path))
    expect(inFile(EARLY, feed)).toEqual([])
    expect(inFile(START, feed)).toEqual(['Lights at dusk'])
    expect(inFile(LATE, feed)).toEqual([])
    expect(inFile(START, calendar)).toEqual([])
    expect(inFile(MIDDLE, calendar)).toEqual(['Rangoli class'])
    expect(await html(`/ottawa${calendar}`)).not.toContain('Rangoli class')
  })

  test('a program reads a feed by the link itself, whose addresses stay at the moment; without it there is none', async () => {
    const made = new URL(await link(OTTAWA, MIDDLE), 'http://localhost')
    const token = made.searchParams.get('token') ?? ''
    const root = made.pathname
    const ask = (path: string, given = token) =>
      site().get(`${root}${path}?token=${encodeURIComponent(given)}`)
    const feed = await ask('/connect/news/feed.xml')
    expect(feed.statusCode).toBe(200)
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(feed.headers['cache-control']).toBe('no-store')
    expect(feed.headers['set-cookie']).toBeUndefined()
    expect(feed.body).toContain(`${root}/connect/news</link>`)
    expect(feed.body).not.toContain(token)
    const calendar = await ask('/connect/events/calendar.ics')
    expect(calendar.statusCode).toBe(200)
    expect(calendar.body).toMatch(/^BEGIN:VCALENDAR/)
    for (const given of ['', 'ગુજરાતી', `${token}x`, 'x'.repeat(5000)])
      expect((await ask('/connect/news/feed.xml', given)).statusCode).toBe(404)
    expect((await site().get(`${root}/connect/news/feed.xml`)).statusCode).toBe(404)
    expect((await ask('/connect/events/999999/event.ics')).statusCode).toBe(404)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask('/connect/news/feed.xml')),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  })

  test('a change in waves has reached a location after its wave, in each language', async () => {
    const id = await networkPage('/staged')
    await draft(id, 1, NEW)
    // Ottawa is in a later wave than the network and Leicester.
    await publishTo(id, { waves: { first: 0, minutes: 3 * 24 * 60 } })
    const said = async (time: string) => {
      const { body } = await at(OTTAWA, time, '/staged')
      return [OLD, NEW].filter((each) => body.includes(each))
    }
    expect(await said(`${dayFromNow(1)}T00:00`)).toEqual([OLD])
    expect(await said(`${dayFromNow(20)}T00:00`)).toEqual([NEW])
    const { cookie, root } = await enter(await link(OTTAWA, MIDDLE, { language: 'gu-IN' }))
    const gujarati = await site().get(`${root}/gu-IN/staged`, { cookie })
    expect(gujarati.body).toContain('<html lang="gu-IN">')
    const [, bar = ''] = /<aside lang="gu-IN"[^>]*>(.*?)<\/aside>/.exec(gujarati.body) ?? []
    expect(bar).toContain('<strong>Ottawa</strong> · ')
    expect(bar.replace(/<[^>]*>|Ottawa/g, '')).not.toMatch(/[A-Za-z]/)
    expect(gujarati.body).toContain('સાદા કપડાં')
  })
})
