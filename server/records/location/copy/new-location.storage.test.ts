import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../../app/testing/test-app'
import { openTestSite, type TestSite } from '../../../site/testing/test-site'

const SAVE = `mutation ($id: ID, $input: LocationInput!, $version: Int) {
  saved: createOrUpdateLocation(id: $id, location: $input, expectedVersion: $version) { id version }
}`
const COPY = `mutation ($input: LocationInput!) {
  copied: copyLocation(from: 20, location: $input) { id slug version pages galleries }
}`
const OPEN_LOCATION = `mutation ($id: ID!, $version: Int!) {
  setLocationStatus(id: $id, status: ACTIVE, expectedVersion: $version) { id }
}`
const PAGES = `query ($location: ID!) {
  documents(query: { locationId: $location }) { nodes { id title } }
}`
const LISTS = `{
  locations { nodes { name } }
  location(slug: "guelph") { name }
  places { name }
  allEvents { nodes { title } }
  events: records(kind: "event") { nodes { title } }
  record(kind: "location", key: "guelph") { values }
}`
const TORONTO = { timeZone: 'America/Toronto' }

describe.each(testDatabases)('a new location on the $kind database', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
    const { record } = await site.ask('{ record(kind: "location", key: "ottawa") { id version } }')
    const input = { name: 'Mandir, Ottawa', city: 'Ottawa', phonePrimary: '613-555-0123' }
    await site.ask(SAVE, { ...record, input })
    await site.publish({ address: '/', text: 'Call us: 613-555-0123', locationId: 20 })
    await site.publish({ address: '/about', text: 'This fortnight in Ottawa', locationId: 20 })
  }, 120_000)
  afterAll(() => site.close())

  const visitorAsks = async (query: string) => {
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', url: '/graphql', headers } as const
    const answer = await site.server.inject({ ...request, payload: JSON.stringify({ query }) })
    expect(answer.json().errors).toBeUndefined()
    return JSON.stringify(answer.json().data)
  }
  const titlesAt = async (location: string) =>
    (await site.ask(PAGES, { location })).documents.nodes.map(({ title }) => title)

  test('nothing of it is public before it is opened, and everything is afterwards', async () => {
    const { copied } = await site.ask(COPY, {
      input: { ...TORONTO, name: 'Mandir, Guelph', city: 'Guelph' },
    })
    expect(copied.slug).toBe('guelph')
    const { documents } = await site.ask(PAGES, { location: copied.id })
    const [page] = documents.nodes
    const event = { locationId: copied.id, title: 'Opening of Guelph', category: 'Community' }
    await site.ask('mutation ($event: EventInput!) { createOrUpdateEvent(event: $event) { id } }', {
      event: { ...event, startsAt: '2099-01-01T10:00' },
    })
    const seen = async () => ({
      home: (await site.get('/guelph')).statusCode,
      page: (await site.get('/guelph/about')).statusCode,
      byNumber: (await site.get(`/${page.id}`)).statusCode !== 404,
      sitemap: (await site.get('/sitemap.xml')).body.includes('/guelph'),
      lists: (await visitorAsks(LISTS)).includes('Guelph'),
      found: (await visitorAsks(SEARCH)).includes('guelph'),
    })
    const nothing = { home: 404, page: 404, byNumber: false, sitemap: false }
    expect(await seen()).toEqual({ ...nothing, lists: false, found: false })

    const { createPreview } = await site.ask(
      'mutation ($id: ID!) { createPreview(id: $id) { url } }',
      {
        id: page.id,
      },
    )
    const preview = await site.look(createPreview.url)
    expect(preview.statusCode).toBe(200)

    await site.ask(OPEN_LOCATION, { id: copied.id, version: copied.version })
    const everything = { home: 200, page: 200, byNumber: true, sitemap: true }
    expect(await seen()).toEqual({ ...everything, lists: true, found: true })
  })

  test('a picture that it alone shows is seen by nobody until it is opened', async () => {
    const { copied } = await site.ask(COPY, {
      input: { ...TORONTO, name: 'Mandir, Barrie', city: 'Barrie' },
    })
    const [picture] = await site.app.database.rows<{ id: number; original: string }>(
      sql`insert into media_items (display_name, original, width, height, type)
        select 'Only here', original, width, height, type from media_items where original is not null limit 1
        returning id, original`,
    )
    const field = { id: 'f1', type: 'medias', name: 'medias', value: [picture?.id] }
    const content = { format: 1, blocks: [{ id: 'b1', name: 'Media', fields: [field] }] }
    const page = { address: '/only-here', text: '', content, locationId: Number(copied.id) }
    await site.publish(page)
    const seen = async () => (await site.get(`/media/${picture?.id}/original`)).statusCode
    expect(await seen()).toBe(404)
    await site.ask(OPEN_LOCATION, { id: copied.id, version: copied.version })
    expect(await seen()).not.toBe(404)
  })

  test('titles name the new city in place of that of the model, and other texts are listed', async () => {
    await titledAtModel('The mandir in Ottawa and Ottawas')
    const { copied } = await site.ask(COPY, {
      input: { ...TORONTO, name: 'Mandir, Toronto', city: 'Toronto' },
    })
    expect(copied.slug).toBe('toronto')
    expect(await titlesAt(copied.id)).toContain('The mandir in Toronto and Ottawas')
    const event = { locationId: copied.id, title: 'Diwali', venue: 'The hall in Ottawa' }
    await site.ask('mutation ($event: EventInput!) { createOrUpdateEvent(event: $event) { id } }', {
      event: { ...event, category: 'Community', startsAt: '2099-01-01T10:00' },
    })
    const { mentions } = await site.ask(
      `{ mentions: locationMentions(locationId: ${copied.id}) { kind title language block name excerpt } }`,
    )
    expect(mentions).toContainEqual(
      expect.objectContaining({
        kind: 'document',
        name: 'Ottawa',
        excerpt: 'This fortnight in Ottawa',
      }),
    )
    expect(mentions).toContainEqual(
      expect.objectContaining({ name: '613-555-0123', excerpt: 'Call us: 613-555-0123' }),
    )
    expect(mentions).toContainEqual(
      expect.objectContaining({ kind: 'event', title: 'Diwali', excerpt: 'The hall in Ottawa' }),
    )
    expect(JSON.stringify(mentions)).not.toContain('"name":"Mandir"')
  })

  test('what names others is for those who see drafts', async () => {
    const request = { method: 'POST', url: '/graphql' } as const
    const query = '{ locationMentions(locationId: 20) { name } }'
    const answer = await site.server.inject({ ...request, payload: { query } })
    expect(answer.json().data).toEqual({ locationMentions: [] })
  })

  async function titledAtModel(title: string) {
    const content = JSON.stringify({ format: 1, blocks: [] })
    const topic = {
      externalUrl: '/titled',
      locationId: '20',
      items: [{ locationId: '20', content }],
    }
    const { saved } = await site.ask(
      `mutation ($title: String!, $topic: TopicInput) {
        saved: createOrUpdateDocument(title: $title, type: PAGE, topic: $topic) { id version }
      }`,
      { title, topic },
    )
    await site.ask(
      'mutation ($id: ID!, $version: Int!) { publishDocument(id: $id, expectedVersion: $version) { version } }',
      { id: saved.id, version: saved.version },
    )
  }
})

const SEARCH = '{ search(locationSlug: "main", text: "guelph") { nodes { path } } }'
