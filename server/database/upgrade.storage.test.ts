import { readdirSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { appOver, bothDatabases, openTestDatabase } from '../app/testing/test-app'
import { TestApi } from '../graphql/testing/test-api'
import { textPage } from '../import/testing/small-network'
import { ensureLayouts } from '../layouts/ensure-layouts'
import { findPublishedPage } from '../read/page/published-page'
import { ensureReferences } from '../references/rebuild-references'
import { ensureSearchIndex } from '../search/rebuild-search-index'
import type { Database } from './database'
import { migrate } from './migrate'

const ALL = readdirSync('server/database/migrations')
  .filter((file) => file.endsWith('.sql'))
  .map((file) => file.slice(0, -'.sql'.length))
/** The migrations before media, topics and articles got languages and places, and sites their layouts. */
const EARLIER = new Set(ALL.filter((name) => name <= '0012_changes_position'))

/** Asked after the upgrade: whatever the migrations since then move, rename or add to. */
const READ = /* GraphQL */ `
  {
    location(slug: "main") { name galleries { name featuredMediaItem { altText } } }
    topic(id: 1) { items { title } topicChildren { items { topic { items { title } } } } }
    document(id: 1) { version status publishedVersion path topic { items { title content } } revisions(first: 5) { totalCount } }
    gallery(id: 100) { name media { items { caption } } }
    allEvents { nodes { title version recordStatus } }
    allActivities { nodes { title version recordStatus } }
    allNews(locationSlug: "main") { nodes { title seoTags { text } file { id } galleries { id } } }
  }
`

describe.each(bothDatabases)('a $kind database of an earlier release', ({ url }) => {
  let app: App
  let api: TestApi

  beforeAll(async () => {
    const database = await openTestDatabase(url, 'nothing')
    await migrate(database, EARLIER)
    await fill(database)
    await migrate(database)
    app = await appOver(database)
    await ensureLayouts(app)
    await ensureSearchIndex(app)
    await ensureReferences(app)
    api = await TestApi.open(app)
  })
  afterAll(async () => {
    await api.server.close()
    await closeApp(app)
  })

  test('has every migration of today', async () => {
    const rows = await app.database.rows<{ name: string }>(
      sql`select name from migrations order by name`,
    )
    expect(rows.map(({ name }) => name)).toEqual(ALL.toSorted())
  })

  test('answers with everything that was in it', async () => {
    const { data, errors } = await api.ask(READ)
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      location: {
        name: 'Main Mandir',
        galleries: [{ name: 'Moods', featuredMediaItem: { altText: 'At dusk' } }],
      },
      topic: {
        items: [{ title: 'Guidelines' }],
        topicChildren: [
          {
            items: [
              { topic: { items: [{ title: 'Dress code' }] } },
              { topic: { items: [{ title: 'Photography' }] } },
            ],
          },
        ],
      },
      document: {
        ...{ version: 2, status: 'PUBLISHED', publishedVersion: 2, path: '/visit' },
        topic: { items: [{ title: 'Visit', content: textPage('<p>Come in</p>') }] },
        revisions: { totalCount: 2 },
      },
      gallery: { name: 'Moods', media: [{ items: [{ caption: 'Evening' }] }] },
      allEvents: { nodes: [{ title: 'Annakut', version: 1, recordStatus: 'ACTIVE' }] },
      allActivities: { nodes: [{ title: 'Yoga', version: 1, recordStatus: 'ACTIVE' }] },
      allNews: {
        nodes: [{ title: 'A new hall', seoTags: [{ text: 'hall' }], file: null, galleries: [] }],
      },
    })
  })

  test('shows visitors the page it had published, and finds it', async () => {
    const at = { locationId: 10, path: '/visit', language: 'en-US' }
    expect((await findPublishedPage(app, at))?.content).toEqual(textPage('<p>Come in</p>'))
    const found = await api.ask(
      '{ search(text: "come", locationSlug: "main") { nodes { path title } } }',
    )
    expect(found.data.search.nodes).toEqual([{ path: '/visit', title: 'Visit' }])
  })

  test('is written like every other one', async () => {
    const saved = await api.ask(
      `mutation ($content: JSON) { createOrUpdateDocument(id: 1, expectedVersion: 2,
        topic: { items: [{ content: $content }] }) { version status } }`,
      { content: textPage('<p>Newer</p>') },
    )
    expect(saved.errors).toEqual([])
    expect(saved.data.createOrUpdateDocument).toEqual({ version: 3, status: 'DRAFT' })
  })
})

/** What an earlier release wrote, in the tables it had. */
async function fill({ orm }: Database): Promise<void> {
  const items = JSON.stringify([
    {
      ...{ language: 'en-US', locationId: 10, title: 'Visit', richText: '' },
      content: JSON.stringify(textPage('<p>Come in</p>')),
    },
  ])
  const statements = [
    sql`insert into locations (id, slug, name, time_zone, address, type, configuration) values
      (10, 'main', 'Main Mandir', 'America/Toronto', ${JSON.stringify(ADDRESS)},
       ${JSON.stringify({ id: 1, name: 'Mandir', description: '' })}, '{}')`,
    sql`insert into media_items (id, display_name, caption, alt_text, width, height, type) values
      (1, 'dusk.jpg', 'Evening', 'At dusk', 1600, 900, 'image/jpeg')`,
    sql`insert into galleries (id, name, slug, location_id, featured_media_id) values (100, 'Moods', 'moods', 10, 1)`,
    sql`insert into gallery_items (gallery_id, media_id, position) values (100, 1, 0)`,
    sql`insert into topics (id, parent_id, position) values (1, null, 0), (2, 1, 1), (3, 1, 0), (4, null, 0)`,
    sql`insert into topic_items (topic_id, language, location_id, title, content) values
      (1, 'en-US', null, 'Guidelines', null), (2, 'en-US', null, 'Photography', null),
      (3, 'en-US', null, 'Dress code', null), (4, 'en-US', 10, 'Visit', ${JSON.stringify(textPage('<p>Come in</p>'))})`,
    sql`insert into documents (id, type, title, topic_id, location_id, external_url, version, status, created_by,
      updated_by, updated_by_name, published_version, published_at, published_title, published_description, published_url)
      values (1, 'PAGE', 'Visit', 4, 10, '/visit', 2, 'PUBLISHED', 'api', 'api', 'API', 2, now(), 'Visit', '', '/visit')`,
    ...[1, 2].map(
      (
        version,
      ) => sql`insert into revisions (document_id, version, kind, since, saved_at, saved_by, saved_by_name, type,
        title, description, external_url, items) values (1, ${version}, 'SAVE', now(), now(), 'api', 'API', 'PAGE',
        'Visit', '', '/visit', ${items})`,
    ),
    sql`insert into events (id, title, category, starts_at, location_id) values
      (1, 'Annakut', 'Spiritual', '2026-11-10T18:30:00Z', 10)`,
    sql`insert into activities (id, slug, title, location_id) values (1, 'yoga', 'Yoga', 10)`,
    sql`insert into posts (id, title, type, slug, status, published_at, location_id, seo_tags) values
      (1, 'A new hall', 'NEWS', 'a-new-hall', 'PUBLISHED', '2026-11-01T12:00:00Z', 10, 'hall')`,
    sql`insert into audit_rows (chain, number, at, request_id, action, outcome, previous_hash, hash) values
      ('document:1', 1, now(), 'r', 'save', 'ALLOW', '', 'h')`,
  ]
  for (const statement of statements) await orm.execute(statement)
}

const ADDRESS = {
  addressLine1: '1 Main Street',
  city: 'Toronto',
  region: 'ON',
  postalCode: 'M9W 5Z7',
  countryCode: 'CA',
  latitude: null,
  longitude: null,
}
