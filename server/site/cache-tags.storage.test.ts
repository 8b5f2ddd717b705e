import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import type { NetworkContent } from '#schema/import/network-content'
import type { PageContent } from '#schema/page/content'
import { newBlock, withProp } from '#schema/page/stored-props'
import { recordDefinition } from '#schema/records'
import { mutationNames } from '#schema/records/record'
import { testDatabases } from '../app/testing/test-app'
import { isUnavailable } from '../database/unavailable'
import { smallNetwork } from '../import/testing/small-network'
import { createSiteContent } from './content/create-site-content'
import { textOf } from './page/finished-page'
import { createSite, type Site } from './site'
import { openTestSite, type TestSite } from './testing/test-site'

const LOCATIONS = 20
const HOST = 'www.example.org'
/** Ottawa and the others: `place-2` … */
const places = Array.from({ length: LOCATIONS }, (_, n) => ({
  n,
  id: n < 2 ? (n + 1) * 10 : n + 100,
  slug: ['main', 'ottawa'][n] ?? `place-${n}`,
}))
/** Inside each location's site; those of records are of its own record. */
const pages: Readonly<Record<string, PageContent>> = {
  '/': page('Text', { html: '<p>Home</p>' }),
  '/plain': page('Text', { html: '<p>Words alone</p>' }),
  '/connect/events': page('EventsList'),
  '/connect/events/:event': page('EventPage'),
  '/connect/news': page('NewsList'),
  '/connect/news/:newsArticle': page('NewsArticlePage'),
  '/connect/activities': page('Activities'),
  '/connect/activities/:activity': page('ActivityPage'),
  '/galleries/:gallery': page('GalleryView'),
  '/questions': page('Faqs'),
  '/talks': page('WisdomList'),
  '/channel': page('SocialMediaPromo', { firstHandle: 'deepmala' }),
  '/other-channel': page('SocialMediaPromo', { firstHandle: 'elsewhere' }),
  '/guidelines': page('VisitorGuidelines', { topic: 272 }),
  '/menu': page('TopNavigation', { showLocations: false }),
}

describe.each(testDatabases)('what a change of one record drops, on $kind', ({ url }) => {
  let network: TestSite
  let site: Site
  /** The navigations of Ottawa and of the network. */
  let own: number
  let shared: number
  /** The announcements of Ottawa and of the network. */
  let said: number
  let saidByAll: number
  const now = new Date()
  const versions = new Map<string, number>()

  beforeAll(async () => {
    network = await openTestSite(url, { network: twentyLocations() })
    site = createSite({
      ...{ content: createSiteContent(network.app), registry: definitions, isUnavailable },
      ...{ origin: `https://${HOST}`, visitorScript: '/main.js', now: () => now },
      onBlockFailure: (_block, _page, error) => {
        throw error
      },
    })
    own = await save('navigation', null, {
      locationId: '20',
      language: 'en-US',
      entries: [entry('Seva')],
    })
    shared = await save('navigation', null, {
      locationId: '10',
      language: 'en-US',
      entries: [entry('Visit')],
    })
    said = await save('announcement', null, { locationId: '20', text: 'The lift is out of order' })
    const everywhere = { text: 'Diwali is on 9 November', reach: 'NETWORK' }
    saidByAll = await save('announcement', null, { locationId: '10', ...everywhere })
  }, 180_000)
  afterAll(async () => {
    await site.close()
    await network.close()
  })

  test.each<[string, () => Promise<unknown>]>([
    ['event', () => save('event', 1001, { title: 'Changed' })],
    ['newsArticle', () => save('newsArticle', 1001, { title: 'Changed' })],
    ['activity', () => save('activity', 1001, { title: 'Changed' })],
    ['gallery', () => save('gallery', 1001, { name: 'Changed' })],
    ['question of a location', () => save('faq', 1001, { question: 'Changed?' })],
    ['question that locations without any show', () => save('faq', 1000, { question: 'Changed?' })],
    ['talk', () => save('wisdom', 1, { title: 'Changed' })],
    ['post of a channel', () => save('socialPost', 1, { title: 'Changed' })],
    ['announcement of a location', () => save('announcement', said, { text: 'Changed' })],
    ['announcement of the network', () => save('announcement', saidByAll, { text: 'All' })],
    ['picture', () => network.ask(CHANGE_PICTURE)],
    ['topic, in the words that all show', () => network.ask(CHANGE_TOPIC, topicAt('10', 1))],
    ['topic, in the words of a location', () => network.ask(CHANGE_TOPIC, topicAt('20', 2))],
    ['navigation of a location', () => save('navigation', own, { entries: [entry('Changed')] })],
    [
      'navigation of the network',
      () => save('navigation', shared, { entries: [entry('Changed')] }),
    ],
  ])(
    '%s: exactly the pages whose bytes change',
    async (_kind, change) => {
      const before = await texts()
      expect(before.size).toBeGreaterThan(LOCATIONS * 10)
      await change()
      const dropped = await droppedOf([...before.keys()])
      const after = await texts()
      const changed = [...before].filter(([path, text]) => after.get(path) !== text)
      expect(dropped).toEqual(changed.map(([path]) => path))
      expect(dropped.length).toBeGreaterThan(0)
      // The first of them renders every page of 20 locations, twice.
    },
    120_000,
  )

  test('location: its own pages, and those of others that ask which locations there are', async () => {
    const before = await texts()
    await save('location', 20, { name: 'Changed' })
    const dropped = await droppedOf([...before.keys()])
    const after = await texts()
    const changed = [...before.keys()].filter((path) => after.get(path) !== before.get(path))
    const others = dropped.filter((path) => !changed.includes(path))
    expect(dropped).toEqual(expect.arrayContaining(changed))
    expect(others.filter((path) => !/\/connect\/(?:events|news\/all\.xml)$/.test(path))).toEqual([])
  })

  test('a record that appears, is hidden and comes back at one location leaves the others as they are', async () => {
    for (const status of ['INACTIVE', 'ACTIVE']) {
      const before = await texts()
      await save('event', 1003, { recordStatus: status })
      const dropped = await droppedOf([...before.keys()])
      expect(dropped.every((path) => path.includes('place-3/') || path.includes('/1003'))).toBe(
        true,
      )
      const after = await texts()
      const gone = [...before].filter(([path, text]) => after.get(path) !== text)
      expect(dropped).toEqual(gone.map(([path]) => path))
    }
  })

  test('a page in Gujarati that is published again in the same languages leaves the others as they are', async () => {
    const id = await network.publish({ address: '/in-gujarati', text: 'Visit', locationId: 20 })
    const publishWith = (version: number, words: string) =>
      network.ask(
        `mutation ($id: ID!, $version: Int!, $content: JSON) {
          createOrUpdateDocument(id: $id, expectedVersion: $version,
            topic: { items: [{ language: "gu-IN", locationId: 20, content: $content }] }) { version }
          publishDocument(id: $id, expectedVersion: ${version + 1}) { version } }`,
        { id, version, content: page('Text', { html: `<p>${words}</p>` }) },
      )
    await publishWith(1, 'પધારો')
    const before = await texts()
    await publishWith(2, 'સવારથી સાંજ સુધી')
    expect(await droppedOf([...before.keys()])).toEqual([])
  })

  test('an address without a page answers 404 until what it names appears', async () => {
    const status = async (path: string) => (await at(path)).status
    expect(await status('/place-4/connect/events/1005')).toBe(200)
    await save('event', 1005, { recordStatus: 'INACTIVE' })
    expect(await status('/place-4/connect/events/1005')).toBe(404)
    await save('event', 1006, { title: 'Another one' })
    expect(await status('/place-4/connect/events/1005')).toBe(404)
    await save('event', 1005, { recordStatus: 'ACTIVE' })
    expect(await status('/place-4/connect/events/1005')).toBe(200)
  })

  async function at(path: string) {
    return site.page(await placeOf(path), '')
  }

  async function placeOf(path: string) {
    const { place } = await site.resolve({ host: HOST, path })
    if (!place) throw new Error('There is no site')
    return place
  }

  async function droppedOf(paths: readonly string[]): Promise<readonly string[]> {
    const isKept = await Promise.all(paths.map(async (path) => site.peek(await placeOf(path))))
    return paths.filter((_, index) => isKept[index] === null)
  }

  /** The text of each page, all of them cached. */
  async function texts(): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>()
    for (const path of paths()) {
      const page = await at(path)
      if (page.status === 200) found.set(path, textOf(page))
    }
    return found
  }

  async function save(kind: string, id: number | null, values: object): Promise<number> {
    const definition = recordDefinition(kind)
    const names = mutationNames(definition)
    const argument = definition.api.input
    const version = id === null ? null : (versions.get(`${kind} ${id}`) ?? 1)
    if (version !== null) versions.set(`${kind} ${id}`, version + 1)
    const { saved } = await network.ask(
      `mutation ($id: ID, $values: ${names.input}!, $version: Int) {
        saved: ${names.save}(id: $id, ${argument}: $values, expectedVersion: $version) { id } }`,
      { id: id === null ? null : String(id), values, version },
    )
    return Number(saved.id)
  }
})

const CHANGE_PICTURE = `mutation { updateMediaItem(id: 2003, altText: "Changed") { id } }`
const CHANGE_TOPIC = `mutation ($topic: TopicTextInput!, $version: Int) {
  updateTopic(id: 272, topic: $topic, expectedVersion: $version) { version } }`

function topicAt(locationId: string, version: number) {
  return {
    topic: { locationId, language: 'en-US', richText: `<p>Changed at ${locationId}</p>` },
    version,
  }
}

function entry(label: string) {
  return { label, level: 0, link: { href: '/visit' } }
}

/** The addresses of all pages, and of the files that feed readers and calendars take. */
function paths(): readonly string[] {
  return places.flatMap(({ n, slug }) => {
    const root = n === 0 ? '' : `/${slug}`
    const own = Object.keys(pages).map((path) =>
      path
        .replace(':newsArticle', `article-${n}`)
        .replace(':activity', `activity-${n}`)
        .replace(/:\w+/, `${1000 + n}`),
    )
    const files = [
      '/connect/news/feed.xml',
      '/connect/news/all.xml',
      '/connect/events/calendar.ics',
    ]
    return [...own, ...files].map((path) => (path === '/' ? root || '/' : `${root}${path}`))
  })
}

function page(name: string, props: Readonly<Record<string, unknown>> = {}): PageContent {
  const definition = definitions.get(name)
  if (!definition) throw new Error(`There is no block '${name}'`)
  const block = Object.entries(props).reduce(
    (made, [prop, value]) => withProp(definition, made, prop, value),
    newBlock(definition, 'b_one'),
  )
  return { format: 1, blocks: [block] }
}

/** Twenty locations, each with an event, an article, an activity and a gallery of its own picture; every other with a question. */
function twentyLocations(): NetworkContent {
  const [location, gallery, event, post, activity, faq] = [
    smallNetwork.locations[1],
    ...[smallNetwork.galleries[0], smallNetwork.events[0], smallNetwork.posts[0]],
    ...[smallNetwork.activities[0], smallNetwork.faqs[0]],
  ] as const
  const [picture] = smallNetwork.pictures
  if (!location || !gallery || !event || !post || !activity || !faq || !picture)
    throw new Error('The small network has one of each')
  return {
    ...smallNetwork,
    locations: places.map(({ id, slug }) => ({ ...location, id, slug, name: `Mandir of ${slug}` })),
    pictures: [
      ...smallNetwork.pictures,
      ...places.flatMap(({ n }) =>
        [1000 + n, 2000 + n].map((id) => ({ ...picture, id, altText: `Picture ${id}` })),
      ),
    ],
    galleries: places.map(({ n, id }) => ({
      ...{ ...gallery, id: 1000 + n, name: `Gallery ${n}`, slug: `gallery-${n}`, locationId: id },
      ...{ featuredMediaId: 1000 + n, mediaIds: [1000 + n] },
    })),
    events: places.map(({ n, id }) => ({
      ...{ ...event, id: 1000 + n, title: `Event ${n}`, locationId: id },
      ...{ mediaId: 2000 + n, photoIds: [] },
    })),
    posts: places.map(({ n, id }) => ({
      ...{ ...post, id: 1000 + n, title: `Article ${n}`, slug: `article-${n}`, locationId: id },
    })),
    activities: places.map(({ n, id }) => ({
      ...{
        ...activity,
        id: 1000 + n,
        title: `Activity ${n}`,
        slug: `activity-${n}`,
        locationId: id,
      },
    })),
    faqs: places
      .filter(({ n }) => n < 2 || n % 2 === 0)
      .map(({ n, id }) => ({ ...faq, id: 1000 + n, locationId: id, question: `Question ${n}?` })),
    documents: Object.entries(pages).map(([externalUrl, content], index) => ({
      ...{ id: index + 1, title: `Page ${index}`, description: '', locationId: 10, externalUrl },
      type: externalUrl === '/' ? 'LOCATION' : 'PAGE',
      items: [{ language: 'en-US', locationId: 10, title: `Page ${index}`, content }],
    })),
  }
}
