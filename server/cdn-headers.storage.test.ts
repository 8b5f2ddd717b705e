import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, closeApp } from './app/app'
import { openTestApp, TEST_TOKEN } from './app/testing/test-app'
import { readConfiguration } from './configuration'
import { createRoutes } from './create-routes'
import { openFolderTarget } from './file-target/folder-target'
import { ROUTE_LIMITS } from './http/route-limits'
import { importNetwork } from './import/import-network'
import { smallNetwork } from './import/testing/small-network'
import { pictureJobs } from './media/maker/picture-jobs'
import { createPictureAccess } from './media/picture-access'
import { createPictureStore } from './media/picture-store'
import { createSizeCache } from './media/size-cache'
import { openFolderStore } from './media/store/folder-store'
import { mediaBlock, textBlock, uploadPicture } from './media/testing/pictures'

/** The routes that a cache before the site may answer; all others never. */
const FOR_CACHES = ['/*', '/media/:address', '/media/:address/original', '/media/:address/share']
/** Files of the build, which only a built server has; names in /assets change with their content. */
const OF_THE_BUILD = ['/assets/editor/*', '/assets/site/*', '/editor/worker.js']
const SIGNED_IN = { authorization: `Bearer ${TEST_TOKEN}` }
const HOST = { host: 'www.example.org' }

let app: App
let server: FastifyInstance
let folder: string

beforeAll(async () => {
  app = await openTestApp(undefined)
  folder = await mkdtemp(join(tmpdir(), 'toran-cdn-'))
  const store = await openFolderStore(join(folder, 'originals'))
  await importNetwork(app, smallNetwork, {
    storePicture: async () => ({ original: 'none.webp', fileSize: null }),
  })
  const onError = (error: unknown) => {
    throw error
  }
  const sizes = createSizeCache({ folder: join(folder, 'sizes'), limit: 100_000_000, onError })
  const log = pino({ level: 'silent' })
  const media = {
    ...{ store, access: createPictureAccess(app), problem: () => null },
    pictures: createPictureStore({ originals: store, maker: pictureJobs, sizes, onError }),
  }
  const parts = {
    ...{ media, maker: pictureJobs, folder: null, tracing: null },
    assets: { visitorScript: '/assets/site/main.js', editorPage: async () => '<html></html>' },
    files: () => openFolderTarget(join(folder, 'shared')),
  }
  const configuration = readConfiguration({
    SITE_ORIGIN: 'https://www.example.org',
    CDN_PURGE: 'varnish:http://varnish:6081',
    METRICS_TOKEN: 'a-token-for-prometheus',
  })
  const development = {
    ...{ assets: parts.assets, editorPolicy: '', pictureProgram: '', samplePictures: '' },
    before: (_request: unknown, _response: unknown, next: () => void) => next(),
  }
  server = await createRoutes(app, parts as never, {
    ...{ root: folder, configuration, log, development },
  })
}, 120_000)
afterAll(async () => {
  await server.close()
  await closeApp(app)
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.inject({ url, headers: { ...HOST, ...headers } })

/** Returns whether a cache before the site may answer it, and all caches between it and the browser. */
async function cached(url: string, headers: Readonly<Record<string, string>> = {}) {
  const { statusCode, headers: answered } = await get(url, headers)
  return [statusCode, answered['cdn-cache-control'] !== undefined]
}

async function ask(query: string, variables: Readonly<Record<string, unknown>> = {}) {
  const payload = JSON.stringify({ query, variables })
  const headers = { ...HOST, ...SIGNED_IN, 'content-type': 'application/json' }
  const { data, errors } = (
    await server.inject({ method: 'POST', url: '/graphql', headers, payload })
  ).json()
  expect(errors).toBeUndefined()
  return data
}

async function draft(address: string, blocks: readonly unknown[]): Promise<string> {
  const { createOrUpdateDocument } = await ask(
    `mutation ($address: String, $content: JSON) { createOrUpdateDocument(title: "A page", type: PAGE,
      topic: { externalUrl: $address, locationId: 10, items: [{ locationId: 10, title: "A page", content: $content }] }) { id } }`,
    { address, content: { format: 1, blocks } },
  )
  return createOrUpdateDocument.id
}

async function publish(id: string): Promise<void> {
  await ask('mutation ($id: ID!) { publishDocument(id: $id, expectedVersion: 1) { id } }', { id })
}

/** Opens a link of a preview as a browser does. */
async function enter(link: string) {
  const url = new URL(link, 'https://www.example.org')
  const first = await get(`${url.pathname}${url.search}`)
  const [cookie = ''] = String(first.headers['set-cookie']).split(';')
  expect(first.headers['cdn-cache-control']).toBeUndefined()
  return { cookie, path: String(first.headers.location) }
}

/** An address that reaches a route, whatever it answers. */
function addressOf(pattern: string): string {
  return pattern
    .replace(/:part\([^)]*\)/, '1')
    .replace(':location/:at', 'ottawa/2026-12-01T10:00')
    .replace(/:\w+/g, '1')
    .replace('*', 'one')
}

test.each(
  Object.keys(ROUTE_LIMITS).filter(
    (pattern) => !FOR_CACHES.includes(pattern) && !OF_THE_BUILD.includes(pattern),
  ),
)('%s is never for a cache before the site, signed in or not', async (pattern) => {
  const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const
  const known = methods.filter((method) => server.hasRoute({ url: pattern, method }))
  expect(known).not.toEqual([])
  for (const method of known)
    for (const headers of [HOST, { ...HOST, ...SIGNED_IN }]) {
      // A stream of changes has no end.
      if (pattern === '/api/changes') continue
      const answer = await server.inject({ method, url: addressOf(pattern), headers })
      expect([method, answer.statusCode, answer.headers['cdn-cache-control']]).toEqual([
        ...[method, answer.statusCode, undefined],
      ])
    }
})

test('a published page and its pictures are, for people who are signed in, too; a draft and its pictures for nobody', async () => {
  const picture = await uploadPicture({ server })
  const addresses = [`${picture.url}?w=320`, `${picture.url}/original`, `${picture.url}/share`]
  const id = await draft('/with-a-picture', [mediaBlock(Number(picture.id))])
  expect(await cached('/with-a-picture')).toEqual([404, false])
  expect(await cached('/with-a-picture', SIGNED_IN)).toEqual([404, false])
  for (const address of addresses) {
    expect(await cached(address)).toEqual([404, false])
    expect(await cached(address, SIGNED_IN)).toEqual([200, false])
  }
  await publish(id)
  for (const headers of [{}, SIGNED_IN])
    for (const address of ['/with-a-picture', ...addresses])
      expect([address, ...(await cached(address, headers))]).toEqual([address, 200, true])
})

test('a preview, a shared draft, the site at a moment and their pictures are for no cache', async () => {
  const picture = await uploadPicture({ server })
  const id = await draft('/secret', [textBlock('<p>A secret</p>'), mediaBlock(Number(picture.id))])
  const links = [
    (await ask(`mutation { createPreview(id: ${id}) { url } }`)).createPreview.url,
    (await ask(`mutation { createPreview(id: ${id}, shared: true, followsDraft: true) { url } }`))
      .createPreview.url,
    (
      await ask(
        'mutation ($at: String!) { createMomentLink(locationId: 10, at: $at, path: "/") { url } }',
        { at: `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T10:00` },
      )
    ).createMomentLink.url,
  ]
  for (const link of links) {
    const { cookie, path } = await enter(link)
    for (const headers of [{ cookie }, { cookie, ...SIGNED_IN }]) {
      const shown = await get(path, headers)
      expect([path, shown.statusCode, shown.headers['cdn-cache-control']]).toEqual([
        ...[path, 200, undefined],
      ])
      expect(shown.headers['cache-control']).toBe('no-store')
      for (const [, src = ''] of shown.body.matchAll(/src="(\/preview\/[^"]+)"/g)) {
        const image = await get(src.replaceAll('&amp;', '&'), headers)
        expect(image.headers['cdn-cache-control']).toBeUndefined()
        expect(image.headers['cache-control']).not.toMatch(/^public/)
      }
    }
  }
})

test('the editor and what it asks are for no cache, nor is what failed or is not there', async () => {
  for (const url of ['/editor', '/editor/pages/1', '/nowhere', '/media/1-x', '/%E0%A4'])
    for (const headers of [{}, SIGNED_IN]) {
      const answer = await get(url, headers)
      expect([url, answer.headers['cdn-cache-control']]).toEqual([url, undefined])
    }
})
