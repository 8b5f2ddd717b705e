import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import type { AnyBlock, Registry } from '#schema/block/block'
import type { PageContext } from '#schema/site/page-context'
import { testDatabases } from '../app/testing/test-app'
import { openTestSite, type TestSite } from './testing/test-site'

describe.each(testDatabases)('record pages on $kind', ({ url }) => {
  let site: TestSite
  /** The page or record each Text block was rendered for. */
  const drawn: PageContext[] = []

  beforeAll(async () => {
    site = await openTestSite(url, { registry: watched(drawn) })
    await site.publish({ address: '/connect/events/:event', text: 'Every event' })
    await site.publish({ address: '/connect/news/:newsArticle', text: 'Every article' })
    await site.publish({ address: '/galleries/:gallery', text: 'Every gallery' })
  }, 120_000)
  afterAll(() => site.close())

  test('one page is rendered for each event, named and described by it', async () => {
    const { statusCode, body } = await site.get('/ottawa/connect/events/1')
    expect(statusCode).toBe(200)
    expect(body).toContain('Every event')
    expect(body).toContain('<title>Annakut · Ottawa</title>')
    expect(body).toContain('<meta name="description" content="A mountain of food.">')
    expect(body).toContain('<meta property="og:image" content="https://www.example.org/media/1')
    expect(drawn.at(-1)).toMatchObject({
      record: { kind: 'event', id: 1 },
      path: '/connect/events/1',
      title: 'Annakut',
    })
  })

  test('articles and galleries have theirs', async () => {
    expect((await site.get('/ottawa/connect/news/a-new-hall')).body).toContain(
      '<title>A new hall · Ottawa</title>',
    )
    expect((await site.get('/galleries/100')).body).toContain(
      '<title>The mandir · Main Mandir</title>',
    )
  })

  test('a record seen on the site of another location is at home on its own', async () => {
    const { statusCode, body } = await site.get('/connect/events/1')
    expect(statusCode).toBe(200)
    expect(body).toContain(
      '<link rel="canonical" href="https://www.example.org/ottawa/connect/events/1">',
    )
  })

  test.each([
    ['an event that is not there', '/connect/events/999'],
    ['an article that is not there', '/connect/news/no-such-thing'],
    ['a gallery that is not public', '/galleries/101'],
    ['the address of the record page itself', '/connect/events/:event'],
    ['a kind without a page', '/connect/activities/bal-sabha'],
    ['a number that is none', '/connect/events/1e3'],
  ])('%s is not found', async (_what, path) => {
    const { statusCode, body, headers } = await site.get(path)
    expect(statusCode).toBe(404)
    expect(body).toContain('Page not found')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('a block that misses what the page is about makes the page not found', async () => {
    await site.publish({ address: '/gone', text: 'missing' })
    expect((await site.get('/gone')).statusCode).toBe(404)
  })

  test('a page made by hand for one record takes the place of the record page, at once', async () => {
    expect((await site.get('/connect/events/1')).body).toContain('Every event')
    await site.publish({ address: '/connect/events/1', text: 'Made by hand' })
    expect((await site.get('/connect/events/1')).body).toContain('Made by hand')
    expect((await site.get('/ottawa/connect/events/1')).body).toContain('Made by hand')
    await site.publish({
      address: '/connect/events/:event',
      text: 'Ottawa has its own',
      locationId: 20,
    })
    // The default location lends its page for this very address only where there is nothing of the location's own.
    expect((await site.get('/ottawa/connect/news/a-new-hall')).body).toContain('Every article')
  })

  test('a record page is no entry of the sitemap, and has a preview with a record that stands in', async () => {
    expect((await site.get('/sitemap.xml')).body).not.toContain(':event')
    const id = await site.publish({ address: '/galleries/murti-darshan/:gallery', text: 'Darshan' })
    const { createPreview } = await site.ask(`mutation { createPreview(id: ${id}) { url } }`)
    expect((await site.look(createPreview.url)).body).toContain('Darshan')
  })

  test('a list is rendered for the parameters its blocks read, and once for each of their values', async () => {
    await site.publish({ address: '/list', text: 'A list' })
    expect((await site.get('/list')).statusCode).toBe(200)
    const before = drawn.length
    const filtered = await site.get('/list?category=spiritual&page=2&utm_source=mail')
    expect(drawn.at(-1)?.query).toEqual({ category: 'spiritual', page: '2' })
    const again = await site.get('/list?page=2&fbclid=x&category=spiritual')
    expect(again.headers.etag).toBe(filtered.headers.etag)
    await site.get('/list?utm_source=mail')
    await site.get('/list?category=')
    expect(drawn.length).toBe(before + 1)
  })

  test('a filtered list is the same list for search engines, its second part a page of its own', async () => {
    expect((await site.get('/list?category=spiritual')).body).toContain(
      '<link rel="canonical" href="https://www.example.org/list">',
    )
    // The whole list may end before the second part of a filtered one that is longer.
    expect((await site.get('/list?category=spiritual&page=2')).body).toContain(
      '<link rel="canonical" href="https://www.example.org/list">',
    )
    expect((await site.get('/list?page=2')).body).toContain(
      '<link rel="canonical" href="https://www.example.org/list?page=2">',
    )
    expect((await site.get('/list?page=1')).body).toContain('href="https://www.example.org/list">')
    expect((await site.get('/list?page=x')).statusCode).toBe(404)
    const found = await site.get('/list?q=lamp')
    expect(found.body).toContain('<meta name="robots" content="noindex, follow">')
    expect(found.body).not.toContain('rel="canonical"')
  })
})

/** The registry, with a Text block that notes what it is rendered for, reads parameters and can miss what it is about. */
function watched(drawn: PageContext[]): Registry {
  const text = definitions.get('Text')
  if (!text) throw new Error('There is no Text block')
  const watching: AnyBlock = {
    ...text,
    readsQuery: ['category', 'page', 'q'],
    queryValues: () => ({ category: ['spiritual'] }),
    load: async (_source, props, page) => {
      drawn.push(page)
      return String(props.html)
    },
    isMissing: (html) => html === '<p>missing</p>',
  }
  return new Map(definitions).set('Text', watching)
}
