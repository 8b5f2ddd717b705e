import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { appOver, bothDatabases, openTestDatabase } from '../app/testing/test-app'
import { findPublishedPage } from '../documents/testing/find-published-page'
import { TestApi } from '../graphql/testing/test-api'
import { textPage } from '../import/testing/small-network'
import { ensureReferences } from '../records/usage/rebuild-references'
import { ensureSearchIndex } from '../search/rebuild-search-index'
import { migrate } from './migrate'

/** A dump of release 0.2.0 by pg_dump, with the test network and a page that was published and then edited. */
const DUMP = readFileSync('server/database/testing/release-0.2.0.sql', 'utf8')
const MIGRATIONS = readdirSync('server/database/migrations')
  .filter((file) => file.endsWith('.sql'))
  .map((file) => file.slice(0, -'.sql'.length))

const CONTENT = /* GraphQL */ `
  {
    location(slug: "ottawa") { name galleries { name } }
    topic(id: 272) { items { title } topicChildren { items { topic { items { title } } } } }
    document(id: 4) { version status publishedVersion path topic { items { title content } } revisions(first: 5) { totalCount } }
    gallery(id: 100) { name media { items { caption } } }
    allEvents { nodes { title version recordStatus } }
    allActivities { nodes { slug version recordStatus } }
    allNews(locationSlug: "ottawa") { nodes {
      title seoTags { text } author { name bio avatar { id } }
      content { text mediaSelection { metadata media { id } } }
    } }
  }
`

describe.each(bothDatabases)('a $kind database of release 0.2.0', ({ url }) => {
  let app: App
  let api: TestApi

  beforeAll(async () => {
    const database = await openTestDatabase(url, 'nothing')
    await restore(database.url)
    await migrate(database)
    app = await appOver(database)
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
    expect(rows.map(({ name }) => name)).toEqual(MIGRATIONS.toSorted())
  })

  test('answers with everything that was in it', async () => {
    const { data, errors } = await api.ask(CONTENT)
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      location: { name: 'Ottawa', galleries: [] },
      topic: {
        items: [{ title: 'Visitor guidelines' }],
        topicChildren: [
          {
            items: [
              { topic: { items: [{ title: 'Dress code' }] } },
              { topic: { items: [{ title: 'માર્ગદર્શિકા' }] } },
            ],
          },
        ],
      },
      document: {
        ...{ version: 3, status: 'DRAFT', publishedVersion: 2, path: '/ottawa/visit' },
        topic: { items: [{ title: 'Visit us', content: textPage('<p>Not yet public</p>') }] },
        revisions: { totalCount: 3 },
      },
      gallery: { name: 'The mandir', media: [{ items: [{}, {}] }] },
      allEvents: { nodes: [{ title: 'Annakut', version: 1, recordStatus: 'ACTIVE' }] },
      allActivities: {
        nodes: [
          { slug: 'bal-sabha', version: 1, recordStatus: 'ACTIVE' },
          { slug: 'yoga', version: 1, recordStatus: 'ACTIVE' },
        ],
      },
      allNews: {
        nodes: [
          {
            title: 'A new hall',
            seoTags: [{ text: 'hall' }, { text: 'Ottawa' }],
            author: { name: 'A. Writer', bio: 'Writes.', avatar: { id: '1' } },
            content: [
              { text: '<p>It opens in spring.</p>', mediaSelection: null },
              { text: null, mediaSelection: { metadata: { layout: 'ROW' }, media: [{}, {}] } },
            ],
          },
        ],
      },
    })
  })

  test('shows visitors the page it had published, and finds it', async () => {
    const at = { locationId: 20, path: '/visit', language: 'en-US' }
    expect((await findPublishedPage(app, at))?.content).toEqual(textPage('<p>Come in</p>'))
    const found = await api.ask(
      '{ search(text: "come in", locationSlug: "ottawa") { nodes { path title } } }',
    )
    expect(found.data.search.nodes).toContainEqual({ path: '/ottawa/visit', title: 'Visit us' })
  })

  test('is written like every other one', async () => {
    const saved = await api.ask(
      `mutation ($content: JSON) { createOrUpdateDocument(id: 4, expectedVersion: 3,
        topic: { items: [{ locationId: "20", content: $content }] }) { version status } }`,
      { content: textPage('<p>Newer</p>') },
    )
    expect(saved.errors).toEqual([])
    expect(saved.data.createOrUpdateDocument).toEqual({ version: 4, status: 'DRAFT' })
  })
})

async function restore(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(DUMP)
  await client.end()
}
