import { eq } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPENING_ELEMENT } from '#schema/api/editor-page'
import { type Opening, type OpeningAnswer, opening } from '#schema/api/opening'
import type { App } from '../app/app'
import { testDatabases } from '../app/testing/test-app'
import { locations } from '../database/tables'
import { readDocumentLocation } from '../documents/search-documents'
import { lazyGraphql } from '../graphql/lazy-graphql'
import { SAVE, type TestApi } from '../graphql/testing/test-api'
import { closeTestNetwork, makeTestPage, openTestNetwork } from '../graphql/testing/test-network'
import { textPage } from '../import/testing/small-network'
import { ensureFirstAccount } from '../people/accounts/ensure-first-account'
import { createContentSource } from '../records/reading/content-source'
import type { EditorBuild } from './editor-build'
import { editorRoutes } from './editor-routes'

const HTML =
  '<html><head><script src="/assets/editor/main.js"></script></head><body><div></div></body></html>'

const build: EditorBuild = {
  operations: {
    Me: 'query Me { me { __typename id email } }',
    Document:
      'query Document($id: ID!) { document(id: $id) { __typename id type title locationId topic { externalUrl items { language locationId content } } } }',
    LocationNames:
      'query LocationNames($first: Int, $after: String) { locations(first: $first, after: $after) { nodes { id slug name } } }',
    SiteLayout:
      'query SiteLayout($locationId: ID!, $language: String) { siteLayout(locationId: $locationId, language: $language) { content } }',
    Location: 'query Location($slug: String!) { location(slug: $slug) { id name } }',
  },
  fonts: ['/assets/editor/mukta-latin.woff2'],
  screen: ['/assets/editor/page-editor.js', '/assets/editor/page-editor.css'],
  api: ['/assets/editor/apollo.js'],
  blocks: {
    text: ['/assets/editor/text.js', '/assets/editor/text.css'],
    hero: ['/assets/editor/hero.js'],
  },
  languages: { folders: {}, files: [] },
}

describe.each(testDatabases)('the HTML of the editor on the $kind database', ({ url }) => {
  let app: App
  let api: TestApi
  let server: FastifyInstance
  let headers: Record<string, string>
  let page: string
  beforeAll(async () => {
    ;({ app, api } = await openTestNetwork(url))
    page = await makeTestPage(
      api,
      'Visit </script><script>alert(1)</script>',
      textPage('<p>One</p>'),
    )
    const account = await ensureFirstAccount(app)
    if (!account?.password) throw new Error('There is an account already')
    headers = await api.signIn(account.email, account.password)
    server = Fastify()
    const assets = { visitorScript: '', editorPage: async () => HTML }
    editorRoutes(server, app, {
      assets,
      build,
      graphql: lazyGraphql(app),
      source: visitors(app),
      placeOf: (id) => readDocumentLocation(app.database.orm, id),
      policy: undefined,
    })
  })
  afterAll(async () => {
    await server.close()
    await closeTestNetwork({ app, api })
  })

  const open = (address: string, sent = headers) => server.inject({ url: address, headers: sent })

  test('holds the session and the page for someone who is signed in, never to be stored', async () => {
    const answer = await open(`/editor/pages/${page}`)
    expect(answer.headers['cache-control']).toBe('no-store')
    const answers = answersIn(answer.body)
    expect(answers.map(({ operation, variables }) => [operation, variables])).toEqual([
      ['Me', {}],
      ['Document', { id: page }],
      ['LocationNames', { first: 100, after: null }],
      ['SiteLayout', { locationId: '10', language: 'en-US' }],
      ['Location', { slug: 'main' }],
    ])
    expect(answers[1]?.data).toMatchObject({
      document: { title: 'Visit </script><script>alert(1)</script>' },
    })
  })

  test('holds no markup of the page: what is typed ends no element', async () => {
    const { body } = await open(`/editor/pages/${page}`)
    expect(body).not.toContain('<script>alert')
    expect(body.match(/<\/script>/g)).toHaveLength(2)
  })

  test('names the files of the page’s editor and of the blocks on it, and of no others', async () => {
    const { body } = await open(`/editor/pages/${page}`)
    for (const file of [
      'mukta-latin.woff2',
      'page-editor.js',
      'page-editor.css',
      'text.js',
      'text.css',
    ])
      expect(body).toContain(`href="/assets/editor/${file}"`)
    expect(body).not.toContain('hero.js')
    expect(body).not.toContain('apollo.js')
    expect(body.indexOf('page-editor.js')).toBeLessThan(body.indexOf('</head>'))
  })

  test('knows nobody without a session: no data, by no cookie and by one that is made up', async () => {
    for (const sent of [{}, { cookie: 'better-auth.session_token=made.up' }])
      expect(answersIn((await open(`/editor/pages/${page}`, sent)).body)).toEqual([])
  })

  test('names what asks the server where the answers have not come with it', async () => {
    for (const sent of [{}, { cookie: 'better-auth.session_token=made.up' }])
      expect((await open(`/editor/pages/${page}`, sent)).body).toContain('apollo.js')
  })

  test('says nothing of a page that does not exist, as the API', async () => {
    const answers = answersIn((await open('/editor/pages/987654')).body)
    expect(answers.map(({ operation }) => operation)).toEqual(['Me', 'Document', 'LocationNames'])
    expect(answers[1]?.data).toEqual({ document: null })
  })

  test('holds what its blocks show, as visitors see it', async () => {
    const blocks = [teaser('seen', 1), teaser('also', 2)]
    const id = await makeTestPage(api, 'Pictures', { format: 1, blocks })
    const sent = openingIn((await open(`/editor/pages/${id}`)).body)?.blocks
    expect(sent).toMatchObject({ documentId: Number(id), language: 'en-US', layout: {}, pages: [] })
    expect(sent?.page).toEqual({ seen: null, also: null })
    expect(sent?.media.map((item) => item.id)).toEqual([1, 2])
  })

  test('leaves to the editor what visitors do not see', async () => {
    const blocks = [teaser('gone', 999), teaser('seen', 1), gallery('committee', 101)]
    const id = await makeTestPage(api, 'Not for everybody', { format: 1, blocks })
    const sent = openingIn((await open(`/editor/pages/${id}`)).body)?.blocks
    expect(sent?.page).toEqual({ seen: null })
    expect(sent?.media.map((item) => item.id)).toEqual([1])
  })

  test('holds nothing that blocks show on a page of records: the editor chooses the record', async () => {
    const variables = {
      ...{ title: 'Events', type: 'PAGE' },
      topic: {
        externalUrl: '/connect/events/:event',
        items: [{ content: textPage('<p>One</p>') }],
      },
    }
    const { data } = await api.ask(SAVE, variables)
    const { body } = await open(`/editor/pages/${data.createOrUpdateDocument.id}`)
    expect(openingIn(body)).toMatchObject({ blocks: null })
    expect(answersIn(body)).toHaveLength(5)
  })

  test('holds the answers and no blocks where visitors see no location', async () => {
    const { orm } = app.database
    const setStatus = (status: 'ACTIVE' | 'INACTIVE') =>
      orm.update(locations).set({ status }).where(eq(locations.id, 10))
    await setStatus('INACTIVE')
    const { body } = await open(`/editor/pages/${page}`)
    await setStatus('ACTIVE')
    expect(openingIn(body)).toMatchObject({ blocks: null })
    expect(answersIn(body)).toHaveLength(5)
  })

  test('is sent without what fails: the editor asks for that itself', async () => {
    const broken = Fastify()
    const failing = { ...build, operations: { ...build.operations, Me: 'query Me { nothing }' } }
    const assets = { visitorScript: '', editorPage: async () => HTML }
    const routes = {
      assets,
      build: failing,
      graphql: lazyGraphql(app),
      source: visitors(app),
      placeOf: (id: number) => readDocumentLocation(app.database.orm, id),
      policy: undefined,
    }
    editorRoutes(broken, app, routes)
    const { body } = await broken.inject({ url: `/editor/pages/${page}`, headers })
    expect(answersIn(body).map(({ operation }) => operation)).not.toContain('Me')
    expect(answersIn(body).map(({ operation }) => operation)).toContain('Document')
    await broken.close()
  })

  test('of other places is the plain page, with what asks the server', async () => {
    const link = '<link rel="modulepreload" crossorigin href="/assets/editor/apollo.js">'
    for (const address of ['/editor', '/editor/people', `/editor/pages/${page}/x`])
      expect((await open(address)).body.replace(link, '')).toBe(HTML)
  })

  test('is packed for a browser that takes that', async () => {
    const packed = await open(`/editor/pages/${page}`, { ...headers, 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
  })
})

function teaser(id: string, media: number) {
  return { id, name: 'AboutTeaser', fields: [field('media', 'media', media)] }
}

function gallery(id: string, chosen: number) {
  return { id, name: 'Media', fields: [field('gallery', 'gallery', chosen)] }
}

function field(type: string, name: string, value: unknown) {
  return { id: `f_${name}`, type, name, value }
}

function visitors(app: App) {
  return () => createContentSource(app, null, () => undefined)
}

function openingIn(html: string): Opening | null {
  const pattern = new RegExp(
    `<script type="application/json" id="${OPENING_ELEMENT}">(.*?)</script>`,
  )
  const [, sent] = pattern.exec(html) ?? []
  return sent === undefined ? null : opening.parse(JSON.parse(sent))
}

function answersIn(html: string): readonly OpeningAnswer[] {
  return openingIn(html)?.answers ?? []
}
