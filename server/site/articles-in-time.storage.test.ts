import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { openTestSite, type TestSite } from './testing/test-site'

/** Ottawa's clocks show half past nine in winter: five hours before UTC. */
const APPEARS = Date.parse('2030-01-15T14:30:00Z')
const ENDS = Date.parse('2030-01-15T20:00:00Z')
const SECOND = 1000

describe.each(testDatabases)('articles that appear and end at their time, on $kind', ({ url }) => {
  let site: TestSite

  beforeAll(async () => {
    // The clock alone: timers go on, as the database needs them.
    vi.useFakeTimers({ toFake: ['Date'], now: APPEARS - 3600 * SECOND })
    site = await openTestSite(url)
    await site.publish({ address: '/connect/news/:newsArticle', text: 'Every article' })
    const { createOrUpdateDocument: page } = await site.ask(
      `mutation ($content: JSON) { createOrUpdateDocument(title: "News", type: PAGE, topic: { externalUrl: "/latest",
        locationId: 20, items: [{ locationId: 20, content: $content }] }) { id } }`,
      { content: { format: 1, blocks: [{ id: 'list', name: 'NewsList', fields: [] }] } },
    )
    await site.ask(
      'mutation ($id: ID!) { publishDocument(id: $id, expectedVersion: 1) { version } }',
      {
        id: page.id,
      },
    )
    await site.ask(
      `mutation { createOrUpdateNewsArticle(newsArticle: { locationId: 20, title: "Lights at dusk",
        publishedAt: "2030-01-15T09:30", expireAt: "2030-01-15T15:00" }) { id } }`,
    )
  }, 120_000)
  afterAll(async () => {
    vi.useRealTimers()
    await site.close()
  })

  const places = ['/ottawa/latest', '/ottawa/connect/news/feed.xml', '/sitemap.xml']
  const article = '/ottawa/connect/news/lights-at-dusk'
  /** The places that list the article at a moment; each is requested twice, and the second answer is cached. */
  async function shownAt(moment: number): Promise<string[]> {
    vi.setSystemTime(moment)
    const shown: string[] = []
    for (const path of places) {
      await site.get(path)
      const { body } = await site.get(path)
      if (/Lights at dusk|lights-at-dusk/.test(body)) shown.push(path)
    }
    if ((await site.get(article)).statusCode === 200) shown.push(article)
    return shown
  }

  test('it is nowhere a second before, everywhere from the second on, and nowhere once it is over', async () => {
    const everywhere = [...places, article]
    expect(await shownAt(APPEARS - 60 * SECOND)).toEqual([])
    expect(await shownAt(APPEARS - SECOND)).toEqual([])
    expect(await shownAt(APPEARS)).toEqual(everywhere)
    expect(await shownAt(ENDS - SECOND)).toEqual(everywhere)
    expect(await shownAt(ENDS)).toEqual([])
  })
})
