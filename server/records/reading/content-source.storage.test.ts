import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordFilter } from '#schema/api/content-source'
import activity from '#schema/records/activity/activity.record'
import event from '#schema/records/event/event.record'
import faq from '#schema/records/faq/faq.record'
import { articleRecord } from '#schema/records/news-article/article-record'
import newsArticle from '#schema/records/news-article/news-article.record'
import socialPost from '#schema/records/social-post/social-post.record'
import wisdom from '#schema/records/wisdom/wisdom.record'
import { type App, closeApp } from '../../app/app'
import { openTestApp, testDatabases } from '../../app/testing/test-app'
import { locations } from '../../database/tables'
import { importNetwork } from '../../import/import-network'
import { noPictures, smallNetwork } from '../../import/testing/small-network'
import { API_PRINCIPAL } from '../../people/access/principal'
import '..'
import { draftPage } from '../../documents/publications/draft-page'
import { findPublishedPage } from '../../documents/testing/find-published-page'
import { createContentSource } from './content-source'
import { createPageList } from './memory/page-list'

interface WisdomQuery {
  readonly first: number
  readonly skip?: number
  readonly category?: string
  readonly kind?: string
  readonly featured?: true
}

const NOW = new Date('2026-03-01T12:00:00Z')

describe.each(testDatabases)('the sample content on the $kind database', ({ url }) => {
  let app: App
  let loaded: boolean
  beforeAll(async () => {
    app = await openTestApp(url)
    loaded = await load()
  })
  afterAll(() => closeApp(app))

  function load() {
    return importNetwork(app, smallNetwork, {
      now: NOW,
      storePicture: noPictures,
    })
  }
  function read(principal: typeof API_PRINCIPAL | null = null) {
    const notes: string[] = []
    return { notes, source: createContentSource(app, principal, (key) => notes.push(key)) }
  }

  test('is loaded once', async () => {
    expect(loaded).toBe(true)
    expect(await load()).toBe(false)
  })

  test('the maps key of the server is that of locations without one of their own', async () => {
    const keyed = { ...app, configuration: { ...app.configuration, mapsKey: 'for-all' } }
    const ottawa = eq(locations.slug, 'ottawa')
    const read = () =>
      createContentSource(keyed, null, () => undefined).record('location', 'ottawa')
    expect((await read())?.configuration.mapsKey).toBe('for-all')
    const [before] = await app.database.orm.select().from(locations).where(ottawa)
    await app.database.orm.update(locations).set({ mapsKey: 'its-own' }).where(ottawa)
    expect((await read())?.configuration.mapsKey).toBe('its-own')
    await app.database.orm.update(locations).set({ mapsKey: before?.mapsKey }).where(ottawa)
  })

  test('a page has an address on its own site, and the default location’s pages on every site', async () => {
    const find = (locationId: number, path: string) =>
      findPublishedPage(app, { locationId, path, language: 'en-US' })
    expect(await find(10, '/')).toMatchObject({ documentId: 3, version: 1, title: 'Welcome' })
    expect(await find(20, '/')).toMatchObject({ documentId: 3, title: 'Welcome to Ottawa' })
    expect((await find(20, '/visit'))?.content.blocks[0]).toMatchObject({ name: 'Text' })
    expect(await find(10, '/visit')).toBeNull()
    expect(await find(20, '/nowhere')).toBeNull()
    const listed = await createPageList(app).pages()
    expect(
      [...listed.values()].flat().map(({ locationId, path }) => `${locationId} ${path}`),
    ).toEqual(['10 /', '20 /visit', '20 /'])
    const draft = await draftPage(app, { documentId: 4, version: 1, language: 'en-US' })
    expect(draft).toMatchObject({ title: 'Visit us', publishedAt: null })
  })

  test('blocks read it, and what they asked for is noted', async () => {
    const { notes, source } = read()
    const [guidelines, gallery, location, media] = await Promise.all([
      source.record('topic', 272),
      source.record('gallery', 100),
      source.record('location', 'ottawa'),
      source.media([2, 999, 1]),
    ])
    const [below] = guidelines?.topicChildren ?? []
    expect(below?.items.map(({ items }) => items[0]?.title)).toEqual(['Dress code', 'માર્ગદર્શિકા'])
    expect(gallery?.media[0]?.items.map(({ id }) => id)).toEqual([2, 1])
    expect(location?.address.city).toBe('Ottawa')
    expect(media.map(({ id, thumbnail }) => [id, thumbnail])).toEqual([
      [2, 'data:,2'],
      [1, 'data:,1'],
    ])
    expect(new Set(notes)).toEqual(
      new Set(
        'topic:272 topic:273 topic:274 gallery:100 location:20 galleryCover@ottawa networkDays media:1 media:2 media:999'.split(
          ' ',
        ),
      ),
    )
  })

  test('events are at the location’s time and articles have their pictures', async () => {
    const { source } = read()
    const [coming] = await source.recordsOf(event, {
      locationSlug: 'ottawa',
      from: NOW.toISOString(),
      first: 3,
    })
    expect(coming?.values).toMatchObject({ startsAt: '2026-03-04T23:30:00.000Z', image: { id: 1 } })
    expect(await source.recordsOf(event, { from: '2027-01-01T00:00:00Z', first: 3 })).toEqual([])
    const [post] = await source.recordsOf(newsArticle, { keys: ['a-new-hall'], first: 1 })
    expect(post?.values.content[1]?.pictures.map(({ id }) => id)).toEqual([1, 2])
    expect(await source.recordsOf(newsArticle, { keys: [], first: 5 })).toEqual([])
  })

  test('a private gallery and its pictures are not there for visitors', async () => {
    expect(await read().source.record('gallery', 101)).toBeNull()
    expect(await read().source.media([3])).toEqual([])
    expect(await read(API_PRINCIPAL).source.record('gallery', 101)).toMatchObject({
      name: 'Committee',
    })
  })

  test('links to pages lead to their whole address', async () => {
    const { source } = read()
    expect(await source.pages({ ids: [4, 3, 77] })).toEqual([
      { id: 4, title: 'Visit', path: '/ottawa/visit' },
      { id: 3, title: 'Home', path: '/' },
    ])
  })

  test('talks are read by category and kind, the latest first', async () => {
    const { notes, source } = read()
    const idsOf = async ({ first, skip = 0, ...filter }: WisdomQuery) =>
      (await source.recordsOf(wisdom, { filter, first, skip })).map(({ id }) => id)
    expect(await idsOf({ first: 10 })).toEqual([2, 3, 1])
    expect(await idsOf({ first: 1, skip: 1 })).toEqual([3])
    expect(await idsOf({ category: 'Spiritual Talks', first: 10 })).toEqual([2, 3])
    expect(await idsOf({ kind: 'PODCAST', first: 10 })).toEqual([3])
    expect(await idsOf({ featured: true, first: 10 })).toEqual([1])
    expect(await idsOf({ category: 'ઉપદેશ', first: 10 })).toEqual([])
    expect(notes).toContain('wisdom@*')
  })

  test('activities are those of a location in its order, with all their pictures', async () => {
    const { source } = read()
    const found = await source.recordsOf(activity, { locationSlug: 'ottawa', first: 10 })
    expect(found.map(({ key }) => key)).toEqual(['bal-sabha', 'yoga'])
    expect(found[0]).toMatchObject({
      locationSlug: 'ottawa',
      values: {
        image: { id: 1 },
        images: [{ id: 2 }, { id: 1 }],
        sessions: [{ title: 'Bal Sabha', ages: '4-13' }],
      },
    })
    const none = [
      { keys: ['yoga'], filter: { featured: false } },
      { keys: [] },
      { locationSlug: 'main' },
    ]
    for (const query of none)
      expect(await source.recordsOf(activity, { ...query, first: 10 })).toEqual([])
  })

  test('a location without questions of its own shows those of the default location', async () => {
    const questions = async (locationSlug: string) => {
      const { notes, source } = read()
      const found = await source.recordsOf(faq, { locationSlug, first: 9 })
      return { notes, words: found.map(({ values }) => values.question) }
    }
    const ottawa = await questions('ottawa')
    expect(ottawa.words).toEqual(['Do I need to book?', 'Where do I park?'])
    expect(ottawa.notes).toEqual(['faq@ottawa', 'faq@main'])
    const [nowhere, main] = [await questions('nowhere'), await questions('main')]
    expect(nowhere.words).toEqual(main.words)
    expect(main.notes).toEqual(['faq@main'])
    expect(nowhere.notes).toEqual(['faq@nowhere', 'faq@main'])
  })

  test('posts of a channel are found however its handle is written', async () => {
    const { notes, source } = read()
    const posts = (handle: string) => source.recordsOf(socialPost, { filter: { handle }, first: 5 })
    const found = await posts(' @DeepMala')
    expect(found.map(({ id }) => id)).toEqual([2, 1])
    expect(found[0]?.values).toMatchObject({ network: 'INSTAGRAM', image: { id: 2 } })
    expect(found[0]?.values.postedAt).toMatch(/^2026-.*Z$/)
    expect(notes).toContain('socialPost@deepmala')
    expect(notes).not.toContain('socialPost@*')
    expect(await posts('')).toEqual([])
  })

  test('galleries in a list say how many pictures they hold; private ones are not in it', async () => {
    const { source } = read(API_PRINCIPAL)
    const tiles = await source.galleries({ locationSlug: 'main', first: 10 })
    expect(tiles).toMatchObject([
      { id: 100, title: 'The mandir', itemCount: 2, image: { id: 2 }, category: 'The Mandir' },
    ])
    expect(await source.galleries({ category: 'News', first: 10 })).toEqual([])
    expect(await source.galleries({ featured: true, first: 10 })).toEqual([])
  })

  test('events are told apart by category and country', async () => {
    const { source } = read()
    const count = async (filter: RecordFilter, skip = 0) =>
      (await source.recordsOf(event, { first: 9, filter, skip })).length
    expect(await count({ category: 'Spiritual', countryCode: ['US', 'CA'] })).toBe(1)
    expect(await count({ countryCode: ['IN'] })).toBe(0)
    expect(await count({ countryCode: [] })).toBe(0)
    expect(await count({ category: 'Community' })).toBe(0)
    expect(await count({ audience: 'Everyone' })).toBe(1)
    expect(await count({ audience: 'Children & Families' })).toBe(0)
    expect(await count({}, 1)).toBe(0)
    const local = { filter: { category: 'Local' }, first: 1 }
    const [post] = await source.recordsOf(newsArticle, local)
    expect(post?.key).toBe('a-new-hall')
    expect(await source.recordsOf(newsArticle, { ...local, skip: 1 })).toEqual([])
  })

  test('an event in full has its programme at local times and its photos', async () => {
    const [found] = await read().source.recordsOf(event, { keys: ['1'], first: 1 })
    expect(found?.values).toMatchObject({
      body: '<p>Bring a dish.</p>',
      schedule: [
        { title: 'Arti', startsAt: '2026-03-04T23:30:00.000Z', endsAt: null },
        { title: 'Satsang Shibir', startsAt: '2026-03-05T14:00:00.000Z' },
      ],
      photos: [{ id: 2 }],
    })
  })

  test('an article names its author, with a picture', async () => {
    const [found] = await read().source.recordsOf(newsArticle, { keys: ['a-new-hall'], first: 1 })
    const post = found && articleRecord(found, 'en-US')
    expect(post?.author).toMatchObject({ name: 'A. Writer', avatar: { id: 1 } })
    expect(post?.seoTags).toEqual([{ text: 'hall' }, { text: 'Ottawa' }])
  })

  test('a location has its hours, and days that differ', async () => {
    const location = await read().source.record('location', 'ottawa')
    expect(location?.hours).toEqual([
      {
        id: 1,
        name: 'Mandir Darshan',
        hours: [{ weekday: 'SATURDAY', startHour: 6.5, endHour: 20 }],
      },
    ])
    expect(location?.specialDays).toEqual([
      { date: '2026-03-03', name: 'Holiday', group: null, hours: [] },
    ])
    expect((await read().source.record('location', 'main'))?.hours).toEqual([])
  })

  test('breadcrumbs lead from the home page down, through what is published on the site', async () => {
    const { notes, source } = read()
    const trail = async (locationSlug: string, path: string) =>
      (await source.pages({ locationSlug, above: path })).map(
        (page) => `${page.title} ${page.path}`,
      )
    expect(await trail('ottawa', '/visit/faq/more')).toEqual([
      'Home /ottawa',
      'Visit /ottawa/visit',
    ])
    expect(await trail('main', '/visit/faq')).toEqual(['Home /'])
    expect(await trail('main', '/')).toEqual([])
    expect(await trail('nowhere', '/visit/faq')).toEqual([])
    expect(notes).toEqual(expect.arrayContaining(['path:/', 'path:/visit', 'address:4']))
  })
})
