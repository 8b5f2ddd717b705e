import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { App } from '../../app/app'
import { testDatabases } from '../../app/testing/test-app'
import { jobs, socialPosts } from '../../database/tables'
import { ensureRecurring, SOCIAL_FEED } from '../../jobs/recurring-jobs'
import { runDueJob } from '../../jobs/run-job'
import { openTestRecords, type TestRecords } from '../testing/test-records'
import { type SocialFeed, socialFeedJob } from './feed-job'

const FEED: SocialFeed = {
  ...{ network: 'YOUTUBE', handle: '@Toran.Feed' },
  address: 'https://feeds.example.org/toran',
}
const DAY_MS = 86_400_000

describe.each(testDatabases)('posts read from a feed, in the $kind database', ({ url }) => {
  let records: TestRecords
  let app: App
  beforeAll(async () => {
    records = await openTestRecords(url)
    app = records.app
  }, 120_000)
  afterAll(() => records.close())
  beforeEach(async () => {
    await app.database.orm.delete(jobs)
    await app.database.orm.delete(socialPosts).where(eq(socialPosts.handle, 'toran.feed'))
  })

  const plan = (feeds: readonly SocialFeed[]) =>
    ensureRecurring(
      app,
      SOCIAL_FEED,
      feeds.map(({ address }) => ({ address })),
    )
  /** Does what is scheduled, whenever it is due. */
  async function run(items: readonly Item[], feeds = [FEED]): Promise<void> {
    await plan(feeds)
    const job = socialFeedJob(app, feeds, async () => rss(items))
    const dueBy = () => new Date(Date.now() + DAY_MS)
    await runDueJob({ ...app, dueBy }, new Map([[job.name, job]]))
  }
  const posts = async () =>
    (
      await records.api.ask(
        '{ allSocialPosts(handle: "@toran.feed", first: 20) { nodes { id title href network } } }',
        {},
        {},
      )
    ).data.allSocialPosts.nodes
  const scheduled = () => app.database.orm.select().from(jobs).where(eq(jobs.kind, 'socialFeed'))

  test('new posts are on the site, each once, the latest first, and the next run is scheduled', async () => {
    await run([{ n: 1 }, { n: 2, daysAgo: 1 }])
    await run([{ n: 3 }, { n: 1 }, { n: 2, daysAgo: 1 }, { n: 3 }])
    expect((await posts()).map(({ title }) => title).sort()).toEqual(['Post 1', 'Post 2', 'Post 3'])
    expect(await posts()).toContainEqual(
      expect.objectContaining({ href: 'https://www.example.org/1', network: 'YOUTUBE' }),
    )
    const [next, ...others] = await scheduled()
    expect(others).toEqual([])
    expect(next?.runAt.getTime()).toBeGreaterThan(Date.now() + 29 * 60_000)
  })

  test('what head office deleted does not come back, nor what has left the trash since', async () => {
    await run([{ n: 1 }])
    const [post] = await posts()
    await records.api.ask(
      `mutation { setSocialPostStatus(id: ${post?.id}, status: DELETED, expectedVersion: 1) { version } }`,
    )
    await run([{ n: 1 }, { n: 2 }])
    await run([{ n: 1 }, { n: 9, daysAgo: 31 }])
    expect((await posts()).map(({ title }) => title)).toEqual(['Post 2'])
  })

  test('a channel begins with what its feed has, however old', async () => {
    await run([{ n: 7, daysAgo: 400 }])
    expect((await posts()).map(({ title }) => title)).toEqual(['Post 7'])
  })

  test('a feed that cannot be read is tried again, and takes nothing away', async () => {
    await run([{ n: 1 }])
    const job = socialFeedJob(app, [FEED], async () => 'Sign in to go on')
    await runDueJob(
      { ...app, dueBy: () => new Date(Date.now() + DAY_MS) },
      new Map([[job.name, job]]),
    )
    expect(await scheduled()).toMatchObject([
      { tries: 1, lastError: 'This isn’t an RSS, Atom or JSON feed' },
    ])
    expect(await posts()).toHaveLength(1)
  })

  test('ten servers that start at once plan one run; a feed that is taken out is read no more', async () => {
    await Promise.all(Array.from({ length: 10 }, () => plan([FEED])))
    expect(await scheduled()).toHaveLength(1)
    const job = socialFeedJob(app, [], async () => rss([{ n: 1 }]))
    await runDueJob(app, new Map([[job.name, job]]))
    expect([await scheduled(), await posts()]).toEqual([[], []])
  })
})

interface Item {
  readonly n: number
  readonly daysAgo?: number
}

function rss(items: readonly Item[]): string {
  const entries = items.map(
    ({ n, daysAgo = 0 }) => `<item><title>Post ${n}</title><link>https://www.example.org/${n}</link>
      <pubDate>${new Date(Date.now() - daysAgo * DAY_MS - n * 1000).toUTCString()}</pubDate></item>`,
  )
  return `<rss><channel>${entries.join('')}</channel></rss>`
}
