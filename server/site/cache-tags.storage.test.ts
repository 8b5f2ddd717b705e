import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { LOCATIONS, openTwentyLocations, page } from './testing/twenty-locations'

describe.each(testDatabases)('what a change of one record drops, on $kind', ({ url }) => {
  let site: Awaited<ReturnType<typeof openTwentyLocations>>
  /** The navigations of Ottawa and of the network. */
  let own: number
  let shared: number
  /** The announcements of Ottawa and of the network. */
  let announcement: number
  let announcementForAll: number

  beforeAll(async () => {
    site = await openTwentyLocations(url)
    own = await site.save('navigation', null, {
      locationId: '20',
      language: 'en-US',
      entries: [entry('Seva')],
    })
    shared = await site.save('navigation', null, {
      locationId: '10',
      language: 'en-US',
      entries: [entry('Visit')],
    })
    announcement = await site.save('announcement', null, {
      ...{ locationId: '20', text: 'The lift is out of order' },
    })
    announcementForAll = await site.save('announcement', null, {
      ...{ locationId: '10', text: 'Diwali is on 9 November', reach: 'NETWORK' },
    })
  }, 180_000)
  afterAll(() => site.close())

  test.each<[string, () => Promise<unknown>]>([
    ['event', () => site.save('event', 1001, { title: 'Changed' })],
    ['newsArticle', () => site.save('newsArticle', 1001, { title: 'Changed' })],
    ['activity', () => site.save('activity', 1001, { title: 'Changed' })],
    ['gallery', () => site.save('gallery', 1001, { name: 'Changed' })],
    ['question of a location', () => site.save('faq', 1001, { question: 'Changed?' })],
    [
      'question that locations without any show',
      () => site.save('faq', 1000, { question: 'Changed?' }),
    ],
    ['talk', () => site.save('wisdom', 1, { title: 'Changed' })],
    ['post of a channel', () => site.save('socialPost', 1, { title: 'Changed' })],
    [
      'announcement of a location',
      () => site.save('announcement', announcement, { text: 'Changed' }),
    ],
    [
      'announcement of the network',
      () => site.save('announcement', announcementForAll, { text: 'All' }),
    ],
    ['picture', () => site.network.ask(CHANGE_PICTURE)],
    ['topic, in the words that all show', () => site.network.ask(CHANGE_TOPIC, topicAt('10', 1))],
    ['topic, in the words of a location', () => site.network.ask(CHANGE_TOPIC, topicAt('20', 2))],
    [
      'navigation of a location',
      () => site.save('navigation', own, { entries: [entry('Changed')] }),
    ],
    [
      'navigation of the network',
      () => site.save('navigation', shared, { entries: [entry('Changed')] }),
    ],
  ])(
    '%s: exactly the pages whose bytes change',
    async (_kind, change) => {
      const before = await site.texts()
      expect(before.size).toBeGreaterThan(LOCATIONS * 10)
      await change()
      const dropped = await site.dropped([...before.keys()])
      const after = await site.texts()
      const changed = [...before].filter(([path, text]) => after.get(path) !== text)
      expect(dropped).toEqual(changed.map(([path]) => path))
      expect(dropped.length).toBeGreaterThan(0)
      // The first of them renders every page of 20 locations, twice.
    },
    120_000,
  )

  test('location: its own pages, and those of others that ask which locations there are', async () => {
    const before = await site.texts()
    await site.save('location', 20, { name: 'Changed' })
    const dropped = await site.dropped([...before.keys()])
    const after = await site.texts()
    const changed = [...before.keys()].filter((path) => after.get(path) !== before.get(path))
    const others = dropped.filter((path) => !changed.includes(path))
    expect(dropped).toEqual(expect.arrayContaining(changed))
    expect(others.filter((path) => !/\/connect\/(?:events|news\/all\.xml)$/.test(path))).toEqual([])
  })

  test('a page in Gujarati that is published again in the same languages leaves the others as they are', async () => {
    const id = await site.network.publish({
      address: '/in-gujarati',
      text: 'Visit',
      locationId: 20,
    })
    const publishWith = (version: number, words: string) =>
      site.network.ask(
        `mutation ($id: ID!, $version: Int!, $content: JSON) {
          createOrUpdateDocument(id: $id, expectedVersion: $version,
            topic: { items: [{ language: "gu-IN", locationId: 20, content: $content }] }) { version }
          publishDocument(id: $id, expectedVersion: ${version + 1}) { version } }`,
        { id, version, content: page('Text', { html: `<p>${words}</p>` }) },
      )
    await publishWith(1, 'પધારો')
    const before = await site.texts()
    await publishWith(2, 'સવારથી સાંજ સુધી')
    expect(await site.dropped([...before.keys()])).toEqual([])
  })
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
