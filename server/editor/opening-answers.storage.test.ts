import { eq } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { OPENING_ELEMENT } from '#schema/api/editor-page'
import { opening } from '#schema/api/opening'
import { type App, closeApp, createApp } from '../app/app'
import { bothDatabases, openTestApp } from '../app/testing/test-app'
import { announce } from '../database/announcements'
import { mediaItems } from '../database/tables'
import { readDocumentLocation } from '../documents/search-documents'
import { lazyGraphql } from '../graphql/lazy-graphql'
import { TestApi } from '../graphql/testing/test-api'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'
import { createPerson } from '../people/operator-accounts'
import { createSiteContent } from '../site/content/create-site-content'
import type { EditorBuild } from './editor-build'
import { editorRoutes } from './editor-routes'

const HTML = '<html><head></head><body></body></html>'
const PASSWORD = 'a long enough password'

const build: EditorBuild = {
  operations: {
    Me: `query Me { me { __typename id email mustSetUpTwoStep languages: assignments { locationId level kinds { kind level } } } networkSetup { isPending } }`,
    Document: `query Document($id: ID!) { document(id: $id) {
      __typename id type title status version publishedVersion locationId locationName path livePath updatedAt permission
      review { step by at } schedules { id action localAt }
      texts { language locationId locationName isLive version since until hasChanges isInReview endedAt endedBy }
      topic { id externalUrl items { language locationId title content description imageId } } } }`,
    LocationNames: `query LocationNames($first: Int, $after: String) {
      locations(first: $first, after: $after) { nodes { id slug name } pageInfo { hasNextPage endCursor } } }`,
    SiteLayout: `query SiteLayout($locationId: ID!, $language: String) {
      siteLayout(locationId: $locationId, language: $language) { documentId locationId locationName content permission } }`,
    Location: `query Location($slug: String!) { location(slug: $slug) {
      id name status configuration hours { name } specialDays { date name ofNetwork } logo { id }
      galleries { id name featuredMediaItem { id altText url metadata { width } } } } }`,
  },
  ...{ fonts: [], screen: [], api: [], blocks: {}, languages: { folders: {}, files: [] } },
}

describe.each(bothDatabases)('what the editor’s HTML says, on $kind', ({ url }) => {
  let app: App
  /** Another server on the same database; an embedded one has none. */
  let other: App
  let api: TestApi
  let servers: readonly FastifyInstance[]
  let people: Readonly<Record<'administrator' | 'volunteer', Record<string, string>>>
  const sent: { readonly name?: string; readonly text?: string }[] = []
  beforeAll(async () => {
    const send = pg.Client.prototype.query
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      sent.push(args[0] as (typeof sent)[number])
      return Reflect.apply(send, this, args)
    } as never)
    app = await openTestApp(url)
    await importNetwork(app, smallNetwork, { storePicture: noPictures })
    const { database, configuration } = app
    other =
      database.kind === 'postgres'
        ? await createApp({ database, configuration, log: pino({ level: 'silent' }) })
        : app
    api = await TestApi.open(app)
    servers = [serverOf(app), serverOf(other)]
    people = {
      administrator: await personWith({ level: 'MANAGE', location: null }),
      volunteer: await personWith({ level: 'CONTRIBUTE', location: 'ottawa' }),
    }
  }, 120_000)
  afterAll(async () => {
    for (const server of servers) await server.close()
    await api.server.close()
    await closeApp(app)
    vi.restoreAllMocks()
  })

  async function personWith(of: { level: 'CONTRIBUTE' | 'MANAGE'; location: string | null }) {
    const email = `${of.level.toLowerCase()}@toran.example`
    await createPerson(app, { ...of, email, name: of.level, password: PASSWORD })
    return api.signIn(email, PASSWORD)
  }

  async function opened(page: string, headers: Record<string, string>, server = servers[0]) {
    const answer = await server?.inject({ url: `/editor/pages/${page}`, headers })
    const pattern = new RegExp(`id="${OPENING_ELEMENT}">(.*?)</script>`)
    const [, said = ''] = pattern.exec(answer?.body ?? '') ?? []
    return opening.parse(JSON.parse(said))
  }

  test.each([
    ['administrator', '3?language=gu'],
    ['administrator', '3'],
    ['administrator', '4?language=gu'],
    ['volunteer', '3?language=gu'],
    ['volunteer', '3'],
    ['volunteer', '4'],
  ] as const)('is what the API answers, for the %s about the page %s', async (who, page) => {
    const { answers } = await opened(page, people[who])
    expect(answers.length).toBeGreaterThan(2)
    for (const { operation, variables, data } of answers) {
      const query = build.operations[operation as keyof typeof build.operations]
      expect({ operation, data }).toEqual({
        operation,
        data: (await api.ask(query, variables, people[who])).data,
      })
    }
  })

  test('has no cover that the person may not see', async () => {
    const location = async (who: keyof typeof people) =>
      JSON.stringify((await opened('3', people[who])).answers.at(-1)?.data)
    expect(await location('administrator')).toContain('Not for everybody')
    expect(await location('volunteer')).not.toContain('Not for everybody')
  })

  test('shows a picture as it is now, also where another server has changed it', async () => {
    const altText = async (server: FastifyInstance | undefined) =>
      JSON.stringify((await opened('3', people.administrator, server)).answers.at(-1)?.data)
    for (const server of servers) expect(await altText(server)).toContain('Inside')
    await other.changes.write(async (tx) => {
      await tx.update(mediaItems).set({ altText: 'The great hall' }).where(eq(mediaItems.id, 2))
      announce(tx, ['media:2'])
    })
    expect(await altText(servers[1])).toContain('The great hall')
    await expect.poll(() => altText(servers[0])).toContain('The great hall')
  })

  test('takes these statements, each built and planned once', async () => {
    await opened('4', people.administrator)
    sent.length = 0
    await opened('4', people.administrator)
    // Others are of the server’s own work.
    const named = sent.flatMap(({ name, text = '' }) => name ?? (/^select/.test(text) ? text : []))
    expect(named.filter((text) => !/change_log|pg_current/.test(text)).sort()).toEqual([
      ...[
        'active_session',
        'document_location',
        'document_with_id',
        'draft_layouts',
        'items_of_topics',
      ],
      ...['layout_owners', 'layouts_of_location', 'location_names', 'locations_at'],
      ...['pending_setup', 'schedules_of_documents', 'stored_text_states', 'topics_with_ids'],
    ])
  })
})

/** A server with the editor’s HTML, whose source of public content is remembered. */
function serverOf(app: App): FastifyInstance {
  const server = Fastify()
  const content = createSiteContent(app)
  editorRoutes(server, app, {
    ...{ assets: { visitorScript: '', editorPage: async () => HTML }, build, policy: undefined },
    graphql: lazyGraphql(app),
    source: () => content.source(() => undefined),
    placeOf: (id) => readDocumentLocation(app.database.orm, id),
  })
  return server
}
