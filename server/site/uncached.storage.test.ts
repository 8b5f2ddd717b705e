import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { announce } from '../database/announcements'
import { events } from '../database/tables'
import { BUDGETS } from '../http/limits/budgets'
import { textPage } from '../import/testing/small-network'
import { openTestSite, type TestSite } from './testing/test-site'

const NETWORK = '127.0.0.1'

describe.each(testDatabases)('pages that are not in memory on $kind', ({ url }) => {
  let site: TestSite

  beforeAll(async () => {
    site = await openTestSite(url)
    await publish('/news-list', 'NewsList', 1)
    await publish('/empty-list', 'EventsList', 12)
    await publish('/find', 'SearchResults', 10)
    await publish('/unvisited', 'NewsList', 1)
  }, 120_000)
  afterAll(() => site.close())

  test('a list is there as far as it goes, and no page beyond its last', async () => {
    const list = await site.get('/news-list')
    expect(list.statusCode).toBe(200)
    expect((await site.get('/news-list?page=1')).headers.etag).toBe(list.headers.etag)
    let last = 1
    while (/rel="next"/.test((await site.get(`/news-list?page=${last}`)).body)) last += 1
    for (const page of [last + 1, last + 2, 499, 500, 501, 1e9, '01', '-1', '0', 'x', '1.5', '%F0'])
      expect(`${page} ${(await site.get(`/news-list?page=${page}`)).statusCode}`).toBe(
        `${page} 404`,
      )
  })

  test('an empty list has one page, which says so', async () => {
    for (const page of ['/empty-list', '/empty-list?page=1'])
      expect((await site.get(page)).statusCode).toBe(200)
    expect((await site.get('/empty-list?page=2')).statusCode).toBe(404)
    expect((await site.get('/find?q=nothing-of-this-kind')).statusCode).toBe(200)
    expect((await site.get('/find?q=nothing-of-this-kind&page=2')).statusCode).toBe(404)
    expect((await site.get('/find?page=2')).statusCode).toBe(404)
  })

  test('a value that nothing goes by is the list without it', async () => {
    const list = await site.get('/news-list')
    for (const search of ['category=made-up', 'category=%00', 'category=a&utm_source=b', 'x=y'])
      expect((await site.get(`/news-list?${search}`)).headers.etag).toBe(list.headers.etag)
  })

  test('a page is the same, byte by byte, when everything it was made of was forgotten', async () => {
    for (const path of ['/', '/ottawa/visit', '/connect/events', '/gu-IN/visit']) {
      const before = await site.get(path)
      await forgetAll()
      const after = await site.get(path)
      expect([path, after.body]).toEqual([path, before.body])
      expect(after.headers.etag).toBe(before.headers.etag)
      expect(keysOf(after)).toEqual(keysOf(before))
    }
  })

  test('a page that was read before shows what is published next, and what is taken away is gone', async () => {
    const save = (id: number, version: number, text: string) =>
      site.ask(
        `mutation ($id: ID!, $v: Int, $content: JSON) { createOrUpdateDocument(id: $id, expectedVersion: $v,
          topic: { items: [{ content: $content }] }) { version } }`,
        { id, v: version, content: textPage(text) },
      )
    const id = await publish('/changing', 'NewsList', 1)
    await site.get('/ottawa/changing')
    await save(id, 1, '<p>Come in</p>')
    expect((await site.get('/ottawa/changing?x=1')).body).not.toContain('Come in')
    await forgetAll()
    expect((await site.get('/ottawa/changing')).body).not.toContain('Come in')
    await site.ask(`mutation { publishDocument(id: ${id}, expectedVersion: 2) { version } }`)
    for (const path of ['/changing', '/ottawa/changing']) {
      expect((await site.get(path)).body).toContain('Come in')
      await forgetAll()
      expect((await site.get(path)).body).toContain('Come in')
    }
    await site.ask(`mutation { unpublishDocument(id: ${id}, expectedVersion: 2) { version } }`)
    for (const path of ['/changing', '/ottawa/changing'])
      expect((await site.get(path)).statusCode).toBe(404)
  })

  test('a list of what is to come shows a new title at once, in the same minute', async () => {
    const list = async () => (await site.get('/ottawa/empty-list')).body
    expect(await list()).toContain('Annakut')
    await site.app.changes.write(async (tx) => {
      await tx.update(events).set({ title: 'Govardhan' }).where(eq(events.title, 'Annakut'))
      announce(tx, ['event:1', 'event@ottawa', 'event@*'])
    })
    expect(await list()).toContain('Govardhan')
    expect(await list()).not.toContain('Annakut')
  })

  test('who has had much made waits; what is in memory is there for everyone', async () => {
    await site.get('/')
    await site.app.limits.count('uncachedPages', NETWORK, BUDGETS.uncachedPages.points)
    const refused = await site.get('/ottawa/visit', { accept: 'text/html' })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toMatch(/^\d+$/)
    expect(refused.body).toContain('Too many requests')
    expect((await site.get('/')).statusCode).toBe(200)
    await site.app.limits.returnToAuthor('uncachedPages', NETWORK, BUDGETS.uncachedPages.points)
    expect((await site.get('/ottawa/visit')).statusCode).toBe(200)
  })

  test('while the database is away the visitor is told so in the language of the address, and the page asks again', async () => {
    await site.get('/')
    await site.closeDatabase()
    for (const [path, language] of [
      ['/ottawa/news-list', 'en-US'],
      ['/gu-IN/unvisited', 'gu-IN'],
      ['/ottawa/gu-IN/unvisited?page=2', 'gu-IN'],
      ['/ottawa/xx-XX/unvisited', 'en-US'],
      ['/4', 'en-US'],
    ] as const) {
      const { statusCode, headers, body } = await site.get(path)
      expect([path, statusCode]).toEqual([path, 503])
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['cache-control']).toBe('no-store')
      const seconds = Number(headers['retry-after'])
      expect(seconds).toBeGreaterThanOrEqual(5)
      expect(body).toContain(`<html lang="${language}">`)
      expect(body).toContain(`<meta http-equiv="refresh" content="${seconds}">`)
      expect(body).not.toContain('<script')
    }
    expect((await site.get('/')).statusCode).toBe(200)
    // It was read before that the page says nothing in this language.
    const elsewhere = await site.get('/gu-IN/news-list')
    expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([302, '/news-list'])
    expect((await site.get('/nowhere-at-all.xml')).statusCode).not.toBe(500)
  })

  /** The records a page was made of. */
  function keysOf({ headers }: LightMyRequestResponse): string[] {
    return String(headers['surrogate-key']).split(' ').sort()
  }

  /** As after a message of another server that was away for long. */
  function forgetAll(): Promise<void> {
    return site.app.changes.write(async (tx) => announce(tx, ['*']))
  }

  async function publish(address: string, name: string, size: number): Promise<number> {
    const field = { id: 'f1', type: 'number', name: 'size', value: size }
    const content = { format: 1, blocks: [{ id: 'b1', name, fields: [field] }] }
    const { createOrUpdateDocument: made } = await site.ask(
      `mutation ($address: String, $content: JSON) { createOrUpdateDocument(title: "A list", type: PAGE,
        topic: { externalUrl: $address, locationId: 10, items: [{ locationId: 10, title: "A list", content: $content }] }) { id } }`,
      { address, content },
    )
    await site.ask(`mutation { publishDocument(id: ${made.id}, expectedVersion: 1) { version } }`)
    return Number(made.id)
  }
})
