import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_TOKEN, testDatabases } from '../app/testing/test-app'
import { mediaItems } from '../database/tables'
import { openTestSite, samplePictureUrl, type TestSite } from '../site/testing/test-site'
import { mediaBlock, textBlock, type UploadedPicture, uploadPicture } from './testing/pictures'

const AUTHORIZATION_HEADERS = { authorization: `Bearer ${TEST_TOKEN}` }

describe.each(testDatabases)('who sees which picture on $kind', ({ url }) => {
  let site: TestSite

  beforeAll(async () => {
    site = await openTestSite(url, { preparesUploads: false })
  }, 120_000)
  afterAll(() => site.close())

  test('what has just been uploaded is there for its editors, at no address for anyone else', async () => {
    const picture = await uploadPicture(site)
    for (const address of addressesOf(picture)) {
      expect(await statusOf(address)).toBe(404)
      const own = await site.get(address, AUTHORIZATION_HEADERS)
      expect(own.headers['cache-control']).toMatch(/^private/)
      expect(own.headers['surrogate-key']).toBeUndefined()
    }
    expect(await statusOf(`${picture.url}?w=320`, AUTHORIZATION_HEADERS)).toBe(200)
  })

  test('a draft makes nothing public; publishing it does, and taking the page back undoes it', async () => {
    const picture = await uploadPicture(site)
    const page = await draft('/with-a-picture', [mediaBlock(Number(picture.id))])
    expect(await statusOf(`${picture.url}?w=320`)).toBe(404)
    await publish(page, 1)
    for (const address of addressesOf(picture)) expect(await statusOf(address)).toBe(200)
    expect((await site.get('/with-a-picture')).body).toContain(`${picture.url}?w=`)
    await site.ask(
      'mutation ($id: ID!) { unpublishDocument(id: $id, expectedVersion: 1) { version } }',
      { id: page },
    )
    for (const address of addressesOf(picture)) expect(await statusOf(address)).toBe(404)
  })

  test('a picture taken off a page goes when that is published, not before', async () => {
    const picture = await uploadPicture(site)
    const page = await draft('/changes', [mediaBlock(Number(picture.id))])
    await publish(page, 1)
    await site.ask(
      `mutation ($id: ID!, $content: JSON) { createOrUpdateDocument(id: $id, expectedVersion: 1, title: "A page",
        topic: { items: [{ locationId: 10, content: $content }] }) { version } }`,
      { id: page, content: { format: 1, blocks: [textBlock('<p>None</p>')] } },
    )
    expect(await statusOf(`${picture.url}?w=320`)).toBe(200)
    await publish(page, 2)
    expect(await statusOf(`${picture.url}?w=320`)).toBe(404)
  })

  test('what two pages show stays while one of them does', async () => {
    const picture = await uploadPicture(site)
    const first = await draft('/first-of-two', [mediaBlock(Number(picture.id))])
    const second = await draft('/second-of-two', [textBlock(`<img src="${picture.url}" alt="">`)])
    await publish(first, 1)
    await publish(second, 1)
    const retract =
      'mutation ($id: ID!) { unpublishDocument(id: $id, expectedVersion: 1) { version } }'
    await site.ask(retract, { id: first })
    expect(await statusOf(`${picture.url}?w=320`)).toBe(200)
    await site.ask(retract, { id: second })
    expect(await statusOf(`${picture.url}?w=320`)).toBe(404)
  })

  test('a hidden block of a published page makes no picture public', async () => {
    const picture = await uploadPicture(site)
    const page = await draft('/hidden', [{ ...mediaBlock(Number(picture.id)), hidden: true }])
    await publish(page, 1)
    expect(await statusOf(`${picture.url}?w=320`)).toBe(404)
  })

  test('a gallery made private again takes its pictures with it', async () => {
    const picture = await uploadPicture(site)
    const { createOrUpdateGallery: made } = await site.ask(
      `mutation ($media: ID!) { createOrUpdateGallery(gallery: { name: "Diwali", items: [$media], isPublic: true, status: ACTIVE, locationId: 10 }) { id version } }`,
      { media: picture.id },
    )
    expect(await statusOf(`${picture.url}?w=320`)).toBe(200)
    await site.ask(
      `mutation ($id: ID!) { createOrUpdateGallery(id: $id, expectedVersion: 1, gallery: { isPublic: false }) { id } }`,
      { id: made.id },
    )
    expect(await statusOf(`${picture.url}?w=320`)).toBe(404)
  })

  test('an article shows its pictures from its time to its end, and not once it is archived', async () => {
    const picture = await uploadPicture(site)
    const { createOrUpdateNewsArticle: made } = await site.ask(
      `mutation ($media: ID!) { createOrUpdateNewsArticle(newsArticle: { title: "Later", image: $media, status: PUBLISHED, publishedAt: "2100-01-01T10:00", locationId: 10 }) { id } }`,
      { media: picture.id },
    )
    expect(await statusOf(`${picture.url}?w=320`)).toBe(404)
    await site.ask(
      `mutation ($id: ID!) { createOrUpdateNewsArticle(id: $id, expectedVersion: 1, newsArticle: { publishedAt: "2020-01-01T10:00" }) { id } }`,
      { id: made.id },
    )
    expect(await statusOf(`${picture.url}?w=320`)).toBe(200)
    await site.ask(
      `mutation ($id: ID!) { setNewsArticleStatus(id: $id, expectedVersion: 2, status: ARCHIVED) { id } }`,
      { id: made.id },
    )
    expect(await statusOf(`${picture.url}?w=320`)).toBe(404)
  })

  test('an address of an earlier release leads to the picture, for those who may see it', async () => {
    const moved = await site.get('/media/1?w=480')
    expect(moved.statusCode).toBe(302)
    expect(moved.headers.location).toBe(`${samplePictureUrl(1)}?w=480`)
    const { id, url: address } = await uploadPicture(site)
    expect(await statusOf(`/media/${id}?w=480`)).toBe(404)
    const own = await site.get(`/media/${id}?w=480`, AUTHORIZATION_HEADERS)
    expect(own.headers.location).toBe(`${address}?w=480`)
  })

  test('anyone who walks through ids and hashes finds nothing that is not public', async () => {
    const { id, url: address } = await uploadPicture(site)
    const hash = address.split('-').at(-1) ?? ''
    const other = samplePictureUrl(1).split('-').at(-1)
    for (const guess of [
      `/media/${id}`,
      `/media/${id}/original`,
      `/media/${id}/share`,
      `/media/${hash}`,
      `/media/${id}-${hash.slice(0, 7)}`,
      `/media/${id}-${hash}0`,
      `/media/${id}-${hash.toUpperCase()}`,
      `/media/0${id}-${hash}`,
      `/media/1-${hash}`,
      `/media/${id}-${other}`,
      `/media/${id}-${hash}?w=321`,
      `/media/${id}-${hash}?w=320&w=480`,
      `/media/${id}%2d${hash}?w=320`,
      `/media/2147483648-${hash}`,
    ])
      expect([guess, await statusOf(guess)]).toEqual([guess, 404])
  })

  test('who walks through ids is answered from memory the second time, and is slowed down in the end', async () => {
    const walk = (remoteAddress: string, id: number, headers = {}) =>
      site.server.inject({ url: `/media/${id}`, remoteAddress, headers })
    for (const id of [900_001, 900_001, 900_001, 900_002])
      expect((await walk('203.0.113.5', id)).statusCode).toBe(404)
    // Two questions: the repeated ones cost none.
    expect(await site.app.limits.count('unknownPictures', '203.0.113.5', 298)).toBe(300)
    expect((await walk('203.0.113.5', 900_001)).statusCode).toBe(404)
    const refused = await walk('203.0.113.5', 900_003)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await walk('203.0.113.5', 900_004, AUTHORIZATION_HEADERS)).statusCode).toBe(404)
    expect((await walk('203.0.113.6', 900_005)).statusCode).toBe(404)
  })

  test('a network has no more than so many sizes made; those that are there, and its editors, go on', async () => {
    const size = (width: number, headers = {}) =>
      site.server.inject({
        url: `${samplePictureUrl(1)}?w=${width}`,
        remoteAddress: '203.0.113.7',
        headers,
      })
    expect((await size(320)).statusCode).toBe(200)
    await site.app.limits.count('madePictures', '203.0.113.7', 300)
    expect((await size(320)).statusCode).toBe(200)
    const refused = await size(1920)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['cache-control']).toBe('no-store')
    const { url: address } = await uploadPicture(site)
    const own = {
      url: `${address}?w=320`,
      remoteAddress: '203.0.113.7',
      headers: AUTHORIZATION_HEADERS,
    }
    expect((await site.server.inject(own)).statusCode).toBe(200)
  })

  test('a picture whose original is gone is not there, never another one, and the log says which', async () => {
    const { id, url: address } = await uploadPicture(site)
    const { orm } = site.app.database
    const [row] = await orm
      .select()
      .from(mediaItems)
      .where(eq(mediaItems.id, Number(id)))
    const original = row?.original ?? ''
    await site.store.delete(original)
    const answers = [
      await site.get(`${address}?w=320`, AUTHORIZATION_HEADERS),
      await site.get(`${address}/original`, AUTHORIZATION_HEADERS),
      await site.get(`${address}/share`, AUTHORIZATION_HEADERS),
    ]
    for (const { statusCode, headers } of answers) {
      expect(statusCode).toBe(404)
      expect(headers['cache-control']).toBe('no-store')
    }
    const lines = site.logged.filter((line) => line.includes(original))
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain(`of media item ${id} is not in the file store`)
  })

  test('who lists media without signing in gets the public ones alone, and no other address', async () => {
    const { id, url: address } = await uploadPicture(site)
    const answer = await site.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({
        query: '{ allMedia(first: 100) { nodes { items { id url thumbnail } } } }',
      }),
    })
    expect(answer.body).toContain(samplePictureUrl(1))
    expect(answer.body).not.toContain(address)
    expect(answer.body).not.toContain(`"${id}"`)
  })

  test('a picture is withdrawn in one transaction with the page, by ten at once as by one', async () => {
    const picture = await uploadPicture(site)
    const pages = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        draft(`/at-once-${index}`, [mediaBlock(Number(picture.id))]),
      ),
    )
    for (const page of pages) await publish(page, 1)
    expect(await statusOf(`${picture.url}?w=320`)).toBe(200)
    await Promise.all(
      pages.map((id) =>
        site.ask(
          'mutation ($id: ID!) { unpublishDocument(id: $id, expectedVersion: 1) { version } }',
          { id },
        ),
      ),
    )
    expect(await statusOf(`${picture.url}?w=320`)).toBe(404)
    const { rows, orm } = site.app.database
    const [left] = await rows<{ count: number }>(
      sql`select count(*)::int as count from content_references where state = 'LIVE' and target_id = ${Number(picture.id)}`,
      orm,
    )
    expect(left?.count).toBe(0)
  })

  async function statusOf(address: string, headers: Record<string, string> = {}): Promise<number> {
    return (await site.get(address, headers)).statusCode
  }

  async function draft(address: string, blocks: readonly unknown[]): Promise<string> {
    const { createOrUpdateDocument: made } = await site.ask(
      `mutation ($address: String, $content: JSON) {
        createOrUpdateDocument(title: "A page", type: PAGE, topic: { externalUrl: $address, locationId: "10",
          items: [{ locationId: "10", title: "A page", content: $content }] }) { id } }`,
      { address, content: { format: 1, blocks } },
    )
    return made.id
  }

  async function publish(id: string, version: number): Promise<void> {
    await site.ask(
      'mutation ($id: ID!, $version: Int!) { publishDocument(id: $id, expectedVersion: $version) { version } }',
      { id, version },
    )
  }
})

function addressesOf({ url, src }: UploadedPicture): readonly string[] {
  return [`${url}?w=320`, url, src, `${url}/share`]
}
