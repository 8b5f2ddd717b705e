import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../app/app'
import { testDatabases } from '../app/testing/test-app'
import { locations } from '../database/tables'
import type { TestApi } from './testing/test-api'
import { closeTestNetwork, openTestNetwork } from './testing/test-network'

describe.each(testDatabases)('the calls of GraphQL on the $kind database', ({ url }) => {
  let app: App
  let api: TestApi
  beforeAll(async () => {
    ;({ app, api } = await openTestNetwork(url))
  })
  afterAll(() => closeTestNetwork({ app, api }))

  /** Asks without any credential. */
  const visit = (query: string, variables = {}) => api.ask(query, variables, {})

  test('every call of the specification is answered to a visitor', async () => {
    const { data, errors } = await visit(/* GraphQL */ `
      {
        me { name }
        topic(id: 272) {
          title { items { text language } }
          topicChildren { numChildren items { order topic { text { items { richText } } } } }
        }
        gallery(id: "100") { name media { featuredMediaItem { id } items { id metadata { width } } } }
        location(slug: "ottawa") { name address { city latitude } type { name } configuration galleries { id } }
        locations(level: 10) { nodes { id slug } totalCount pageInfo { hasNextPage endCursor } }
        allMedia(ids: [2, 1]) { nodes { items { id thumbnail focalPoint { x } } } }
        allPosts(slugs: ["a-new-hall"], type: NEWS) {
          nodes { title content { order text mediaSelection { metadata media { id } } } }
        }
        allNews(locationSlug: "ottawa") { nodes { slug location { level { levelNumber } } } }
        allEvents(locationSlug: "ottawa") { nodes { title startsAt image { id } } }
        documents(query: { text: "visit" }) { nodes { id title path status permission } totalCount }
        pageAddresses(ids: [3, 4]) { path }
      }
    `)
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      me: null,
      topic: { topicChildren: [{ numChildren: 2, items: [{ topic: { text: {} } }, {}] }] },
      gallery: { media: [{ items: [{ id: '2' }, { id: '1' }] }] },
      location: { address: { city: 'Ottawa' }, configuration: { accent: '#c2410c' } },
      locations: { totalCount: 2 },
      allMedia: { nodes: [{ items: [{ id: '2' }] }, { items: [{ id: '1' }] }] },
      allPosts: {
        nodes: [{ content: [{ order: 0 }, { mediaSelection: { metadata: { layout: 'ROW' } } }] }],
      },
      allNews: { nodes: [{ slug: 'a-new-hall' }] },
      allEvents: { nodes: [{ title: 'Annakut', image: { id: '1' } }] },
      documents: {
        nodes: [{ id: '4', path: '/ottawa/visit', status: 'PUBLISHED', permission: 'VIEW' }],
      },
      pageAddresses: [{ path: '/' }, { path: '/ottawa/visit' }],
    })
  })

  test('all that the API says of a location is there, alone and in a list', async () => {
    const fields = `id slug name status introSubtitle introText emailPrimary phonePrimary timeZone configuration version updatedAt
      address { city } type { name } hours { name } specialDays { name } galleries { id } logo { id } texts { language }`
    const { data, errors } = await visit(
      `{ location(slug: "ottawa") { ${fields} } locations(search: "ottawa") { nodes { ${fields} } } }`,
    )
    expect(errors).toEqual([])
    const location = { version: expect.any(Number), updatedAt: expect.stringMatching(/^20\d\d-/) }
    expect(data).toMatchObject({
      location,
      locations: { nodes: [{ slug: 'ottawa', ...location }] },
    })
  })

  test('the records behind the rest of the block library are answered to a visitor', async () => {
    const { data, errors } = await visit(/* GraphQL */ `
      {
        allWisdom(kind: VIDEO) { nodes { id category publishedAt image { id } } totalCount }
        allActivities(locationSlug: "ottawa", featured: true) {
          nodes { slug images { id } sessions { title ages timing } }
        }
        allFaqs(locationSlug: "ottawa", first: 1) { nodes { question } pageInfo { hasNextPage } }
        allSocialPosts(handle: "deepmala") { nodes { network postedAt image { id } } }
        galleries(category: "The Mandir", publicOnly: true) {
          nodes { id category featured itemCount }
        }
        allEvents(category: "Spiritual", countryCodes: ["CA"], skip: 0) {
          nodes { body schedule { title startsAt endsAt } photos { id } }
        }
        allPosts(category: "Local") { nodes { author { name avatar { id } } seoTags { text } } }
        location(slug: "ottawa") {
          hours { name hours { weekday startHour endHour } }
          specialDays { date name group hours { startHour } }
        }
        pageTrail(locationSlug: "ottawa", path: "/visit/faq") { path }
      }
    `)
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      allWisdom: { nodes: [{ id: '2', image: { id: '1' } }], totalCount: 1 },
      allActivities: { nodes: [{ slug: 'yoga', images: [{ id: '2' }, { id: '1' }] }] },
      allFaqs: {
        nodes: [{ question: 'Do I need to book?' }],
        pageInfo: { hasNextPage: true },
      },
      allSocialPosts: { nodes: [{ network: 'INSTAGRAM' }, {}] },
      galleries: { nodes: [{ id: '100', itemCount: 2, featured: false }] },
      allEvents: { nodes: [{ schedule: [{ title: 'Arti', endsAt: null }, {}], photos: [{}] }] },
      allPosts: { nodes: [{ author: { name: 'A. Writer', avatar: { id: '1' } } }] },
      location: {
        hours: [{ hours: [{ weekday: 'SATURDAY', startHour: 6.5 }] }],
        specialDays: [{ name: 'Holiday', hours: [] }],
      },
      pageTrail: [{ path: '/ottawa' }, { path: '/ottawa/visit' }],
    })
  })

  test('a preview of articles leaves their content out', async () => {
    const { data } = await visit('{ allPosts(preview: true) { nodes { title content { text } } } }')
    expect(data.allPosts.nodes).toEqual([{ title: 'A new hall', content: [] }])
  })

  test('lists end at a hundred, page by page, and refuse what is no cursor', async () => {
    const rows = Array.from({ length: 130 }, (_, n) => ({
      ...{
        slug: `place-${n}`,
        name: `Place ${n}`,
        timeZone: 'UTC',
        level: 77,
        countryCode: 'CA' as const,
      },
    }))
    await app.database.orm.insert(locations).values(rows)
    const list = (args: string) =>
      visit(
        `{ locations(level: 77, ${args}) { nodes { id } totalCount pageInfo { hasNextPage endCursor } } }`,
      )
    const first = (await list('first: 1000')).data.locations
    expect([first.nodes.length, first.totalCount, first.pageInfo.hasNextPage]).toEqual([
      100,
      130,
      true,
    ])
    const second = (await list(`first: 100, after: "${first.pageInfo.endCursor}"`)).data.locations
    expect([second.nodes.length, second.pageInfo.hasNextPage]).toEqual([30, false])
    for (const bad of ['after: "x"', 'first: -1'])
      expect((await list(bad)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })

  test('words of a search mean themselves', async () => {
    for (const text of ['%', '_', '\\', "'; drop table documents; --"]) {
      const { data, errors } = await api.ask(
        'query ($text: String) { documents(query: { text: $text }) { totalCount } }',
        { text },
      )
      expect([errors, data.documents.totalCount]).toEqual([[], 0])
    }
  })
})
