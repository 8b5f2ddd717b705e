import { definitions } from '#renderer/registry/definitions'
import type { NetworkContent } from '#schema/import/network-content'
import type { PageContent } from '#schema/page/content'
import { newBlock, withProp } from '#schema/page/stored-props'
import { recordDefinition } from '#schema/records'
import { mutationNames } from '#schema/records/record'
import { isUnavailable } from '../../database/unavailable'
import { smallNetwork } from '../../import/testing/small-network'
import { createSiteContent } from '../content/create-site-content'
import { textOf } from '../page/finished-page'
import { createSite } from '../site'
import { openTestSite } from './test-site'

export const LOCATIONS = 20
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

/** Opens a site of twenty locations on a database, with the pages that it holds in memory. */
export async function openTwentyLocations(url: string | undefined) {
  const network = await openTestSite(url, { network: twentyLocations() })
  const now = new Date()
  const versions = new Map<string, number>()
  const site = createSite({
    ...{ content: createSiteContent(network.app), registry: definitions, isUnavailable },
    ...{ origin: `https://${HOST}`, visitorScript: '/main.js', now: () => now },
    onBlockFailure: (_block, _page, error) => {
      throw error
    },
  })
  return { network, at, save, texts, dropped, close }

  async function at(path: string) {
    return site.page(await placeOf(path), '')
  }

  async function placeOf(path: string) {
    const { place } = await site.resolve({ host: HOST, path })
    if (!place) throw new Error('There is no site')
    return place
  }

  /** The pages that are not in memory any more. */
  async function dropped(paths: readonly string[]): Promise<readonly string[]> {
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

  /** Creates a record, or changes one; returns its id. */
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

  async function close(): Promise<void> {
    await site.close()
    await network.close()
  }
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

export function page(name: string, props: Readonly<Record<string, unknown>> = {}): PageContent {
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
