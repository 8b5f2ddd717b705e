import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabases } from '../../app/testing/test-app'
import { jobs, mediaItems, socialPosts } from '../../database/tables'
import { readPicture } from '../../http/read-public'
import { servePublicly } from '../../http/testing/public-server'
import { runDueJob } from '../../jobs/run-job'
import { pictureJobs } from '../../media/maker/picture-jobs'
import { openTestSite, type TestSite } from '../../site/testing/test-site'
import { socialFeedJob } from './feed-job'
import { socialPictureJob } from './picture-job'

const DAY_MS = 86_400_000
const FEED = {
  network: 'YOUTUBE',
  handle: '@lights',
  address: 'https://feeds.example.org/',
} as const
/** Content types that another server may send for a picture. */
const NOT_PICTURES = {
  '/page.jpg': '<html><script>alert(1)</script></html>',
  '/drawing.png': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  '/file.webp': '%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>',
  '/empty.jpg': '',
}

describe.each(testDatabases)(
  'pictures of posts read from a feed, in the $kind database',
  ({ url }) => {
    let site: TestSite
    let jpeg: Buffer
    let asked: string[]
    let other: Awaited<ReturnType<typeof servePublicly>>
    beforeAll(async () => {
      site = await openTestSite(url)
      jpeg = await sharp({
        create: { width: 640, height: 360, channels: 3, background: '#b23a12' },
      })
        .withExif({ IFD3: { GPSLatitude: '45/1 25/1 0/1' } })
        .jpeg()
        .toBuffer()
      other = await servePublicly(({ url: path = '' }, answer) => {
        asked.push(path)
        const text = NOT_PICTURES[path as keyof typeof NOT_PICTURES]
        if (text !== undefined) answer.setHeader('content-type', 'image/jpeg').end(text)
        else if (path === '/gone.jpg') answer.writeHead(404).end()
        else if (path === '/moved.jpg') answer.writeHead(302, { location: '/lights.jpg' }).end()
        // Its name is not trusted either.
        else answer.setHeader('content-type', 'text/html').end(jpeg)
      })
    }, 120_000)
    afterAll(async () => {
      other.close()
      await site.close()
    })
    beforeEach(async () => {
      asked = []
      const { orm } = site.app.database
      await orm.delete(jobs)
      await orm.delete(socialPosts).where(eq(socialPosts.handle, 'lights'))
    })

    test('a post has its picture, made again from its pixels, and visitors see it', async () => {
      await readFeedWith(['/lights.jpg'])
      await runAll()
      const post = await onlyPost()
      expect(post).toMatchObject({ title: 'Post 1', image: { id: expect.any(String) } })
      const sent = await site.get(`${post.image.url}?w=320`)
      expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'image/jpeg'])
      const row = await storedItem(post.image.id)
      expect(row).toMatchObject({ width: 640, displayName: 'lights', locationId: 10 })
      const original = await site.store.get(row?.original ?? '')
      expect((await sharp(original ?? undefined).metadata()).exif).toBeUndefined()
      expect(await waiting()).toEqual([])
    })

    test('it is nobody’s while its post is not shown', async () => {
      await readFeedWith(['/moved.jpg'])
      const { id } = await onlyPost()
      await site.ask(
        `mutation { createOrUpdateSocialPost(id: ${id}, expectedVersion: 1, socialPost: { recordStatus: INACTIVE }) { version } }`,
      )
      await runAll()
      const [row] = await site.app.database.orm
        .select()
        .from(socialPosts)
        .where(eq(socialPosts.id, Number(id)))
      const { byIds } = await site.ask(
        `{ byIds: allMedia(ids: [${row?.image}]) { nodes { items { url } } } }`,
      )
      expect((await site.get(`${byIds.nodes[0].items[0].url}?w=320`)).statusCode).toBe(404)
    })

    test.each(Object.keys(NOT_PICTURES))(
      'what only says that it is a picture is refused: %s',
      async (path) => {
        await readFeedWith([path])
        await runAll()
        expect(await onlyPost()).toMatchObject({ title: 'Post 1', image: null })
        const [failed] = await waiting()
        expect(failed).toMatchObject({ kind: 'socialPicture', tries: 1 })
        expect(failed?.lastError).toMatch(/can’t use this file|doesn’t match its content/)
      },
    )

    test('a picture that is not there is tried again later, each post on its own', async () => {
      await readFeedWith(['/gone.jpg', '/lights.jpg'])
      await runAll()
      const shown = (await posts()).map(({ title, image }) => [title, image !== null])
      expect(shown.sort()).toEqual([
        ['Post 1', false],
        ['Post 2', true],
      ])
      expect(await waiting()).toMatchObject([
        { kind: 'socialPicture', lastError: expect.stringContaining('responded with 404') },
      ])
    })

    test('a post that was given a picture, or deleted, by then stays as it is; nothing is asked', async () => {
      await readFeedWith(['/lights.jpg'])
      const { id } = await onlyPost()
      const { allMedia } = await site.ask('{ allMedia(ids: [1, 2, 3]) { nodes { id } } }')
      const own = allMedia.nodes[0].id
      await site.ask(
        `mutation { createOrUpdateSocialPost(id: ${id}, expectedVersion: 1, socialPost: { image: ${own} }) { version } }`,
      )
      await runAll()
      expect([(await onlyPost()).image.id, asked]).toEqual([own, []])
      await readFeedWith(['/lights.jpg', '/lights.jpg'])
      const second = (await posts()).find(({ title }) => title === 'Post 2')
      await site.ask(
        `mutation { setSocialPostStatus(id: ${second?.id}, status: DELETED, expectedVersion: 1) { version } }`,
      )
      await runAll()
      expect([asked, await waiting()]).toEqual([[], []])
    })

    test('ten servers that come for it at once store it once', async () => {
      const before = await site.app.database.orm.$count(mediaItems)
      await readFeedWith(['/lights.jpg'])
      await Promise.all(Array.from({ length: 10 }, run))
      expect((await onlyPost()).image).not.toBeNull()
      expect(await site.app.database.orm.$count(mediaItems)).toBe(before + 1)
    })

    /** The feed has one post for each path, with the picture that is there. */
    async function readFeedWith(paths: readonly string[]): Promise<void> {
      const items = paths.map(
        (
          path,
          index,
        ) => `<item><title>Post ${index + 1}</title><link>https://www.example.org/${index + 1}</link>
        <enclosure type="image/jpeg" url="${other.origin}${path}"/></item>`,
      )
      await site.app.database.orm.delete(jobs)
      const job = socialFeedJob(
        site.app,
        [FEED],
        async () => `<rss><channel>${items.join('')}</channel></rss>`,
      )
      await site.app.database.orm
        .insert(jobs)
        .values({ kind: job.name, payload: JSON.stringify({ address: FEED.address }) })
      await runDueJob({ ...site.app, dueBy }, new Map([[job.name, job]]))
      await site.app.database.orm.delete(jobs).where(eq(jobs.kind, job.name))
    }

    function run(): Promise<boolean> {
      const job = socialPictureJob(site.app, { store: site.store, maker: pictureJobs }, (address) =>
        readPicture(address, other.parts),
      )
      return runDueJob({ ...site.app, dueBy }, new Map([[job.name, job]]))
    }

    /** Until each was tried. */
    async function runAll(): Promise<void> {
      while ((await waiting()).some(({ tries }) => tries === 0)) await run()
    }

    const waiting = () =>
      site.app.database.orm.select().from(jobs).where(eq(jobs.kind, 'socialPicture'))
    const posts = async () => {
      const { allSocialPosts } = await site.ask(
        '{ allSocialPosts(handle: "@lights", first: 20) { nodes { id title image { id url } } } }',
      )
      return allSocialPosts.nodes
    }
    async function onlyPost() {
      const [post, ...rest] = await posts()
      expect(rest).toEqual([])
      return post
    }
    async function storedItem(id: string) {
      const { orm } = site.app.database
      const [row] = await orm
        .select()
        .from(mediaItems)
        .where(eq(mediaItems.id, Number(id)))
      return row
    }
  },
)

/** All that is scheduled within a day. */
function dueBy(): Date {
  return new Date(Date.now() + DAY_MS)
}
