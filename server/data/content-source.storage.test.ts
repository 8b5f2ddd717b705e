import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API_PRINCIPAL } from '../accounts/principal'
import { type App, closeApp } from '../app'
import { openTestApp, testDatabases } from '../test-app'
import { createContentSource } from './content-source'
import { loadSample } from './load-sample'
import { draftPage, findPublishedPage, listPublishedPages } from './published-page'
import { sampleFixture } from './sample-fixture'

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
    return loadSample(app, sampleFixture, { now: NOW, thumbnail: async ({ id }) => `data:,${id}` })
  }
  function read(principal: typeof API_PRINCIPAL | null = null) {
    const notes: string[] = []
    return { notes, source: createContentSource(app, principal, (key) => notes.push(key)) }
  }

  test('is loaded once', async () => {
    expect(loaded).toBe(true)
    expect(await load()).toBe(false)
  })

  test('a page has an address on its own site, and the default location’s pages on every site', async () => {
    const find = (locationId: number, path: string) =>
      findPublishedPage(app, { locationId, path, language: 'en-US' })
    expect(await find(10, '/')).toMatchObject({ documentId: 3, version: 1, title: 'Welcome' })
    expect(await find(20, '/')).toMatchObject({ documentId: 3, title: 'Welcome to Ottawa' })
    expect((await find(20, '/visit'))?.content.blocks[0]).toMatchObject({ name: 'Text' })
    expect(await find(10, '/visit')).toBeNull()
    expect(await find(20, '/nowhere')).toBeNull()
    expect(await listPublishedPages(app, 20)).toEqual([
      { documentId: 3, path: '/', title: 'Home' },
      { documentId: 4, path: '/visit', title: 'Visit' },
    ])
    expect(await draftPage(app, 4)).toMatchObject({ title: 'Visit us', publishedAt: null })
  })

  test('blocks read it, and what they asked for is noted', async () => {
    const { notes, source } = read()
    const [guidelines, gallery, location, media] = await Promise.all([
      source.topic(272),
      source.gallery(100),
      source.location('ottawa'),
      source.media([2, 999, 1]),
    ])
    expect(guidelines?.topicChildren.map(({ items }) => items[0]?.title)).toEqual([
      'Dress code',
      'માર્ગદર્શિકા',
    ])
    expect(gallery?.media[0]?.items.map(({ id }) => id)).toEqual([2, 1])
    expect(location?.address.city).toBe('Ottawa')
    expect(media.map(({ id, thumbnail }) => [id, thumbnail])).toEqual([
      [2, 'data:,2'],
      [1, 'data:,1'],
    ])
    expect(new Set(notes)).toEqual(
      new Set(
        'topic:272 topic:273 topic:274 gallery:100 location:20 media:1 media:2 media:999'.split(
          ' ',
        ),
      ),
    )
  })

  test('events are at the location’s time and articles have their pictures', async () => {
    const { source } = read()
    const [event] = await source.events({
      locationSlug: 'ottawa',
      from: NOW.toISOString(),
      first: 3,
    })
    expect(event).toMatchObject({ startsAt: '2026-03-04T23:30:00.000Z', image: { id: 1 } })
    expect(await source.events({ from: '2027-01-01T00:00:00Z', first: 3 })).toEqual([])
    const [post] = await source.news({ slugs: ['a-new-hall'], first: 1 })
    expect(post?.content[1]?.mediaSelection?.media.map(({ id }) => id)).toEqual([1, 2])
    expect(await source.news({ slugs: [], first: 5 })).toEqual([])
  })

  test('a private gallery and its pictures are not there for visitors', async () => {
    expect(await read().source.gallery(101)).toBeNull()
    expect(await read().source.media([3])).toEqual([])
    expect(await read(API_PRINCIPAL).source.gallery(101)).toMatchObject({ name: 'Committee' })
  })

  test('links to pages lead to their whole address', async () => {
    const { source } = read()
    expect(await source.pages([4, 3, 77])).toEqual([
      { id: 4, title: 'Visit', path: '/ottawa/visit' },
      { id: 3, title: 'Home', path: '/' },
    ])
  })
})
