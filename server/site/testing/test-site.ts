import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import sharp from 'sharp'
import { definitions } from '#renderer/registry/definitions'
import type { Registry } from '#schema/block/block'
import type { NetworkContent } from '#schema/import/network-content'
import { type MetricsConfiguration, serveMetrics } from '../../administration/metrics-routes'
import { type App, type AppConfiguration, closeApp } from '../../app/app'
import { openTestApp, TEST_TOKEN } from '../../app/testing/test-app'
import { isUnavailable } from '../../database/unavailable'
import { openFolderTarget } from '../../file-target/folder-target'
import { registerGraphql } from '../../graphql/register-graphql'
import type { AnswerData } from '../../graphql/testing/answer-data'
import { createLazy } from '../../http/create-lazy'
import { createServer } from '../../http/create-server'
import { commonHeaders } from '../../http/security-headers'
import { importNetwork } from '../../import/import-network'
import { smallNetwork, textPage } from '../../import/testing/small-network'
import { createCopyPicture } from '../../media/copy-picture'
import { pictureJobs } from '../../media/maker/picture-jobs'
import { mediaRoutes } from '../../media/media-routes'
import { type Original, originalName, storeOriginal } from '../../media/originals'
import { createPictureAccess } from '../../media/picture-access'
import { createPictureStore } from '../../media/picture-store'
import { prepareUpload } from '../../media/prepare-upload'
import { resumableRoutes } from '../../media/resumable-routes'
import { openResumableUploads } from '../../media/resumable-uploads'
import { createSizeCache } from '../../media/size-cache'
import type { FileStore } from '../../media/store/file-store'
import { openFolderStore } from '../../media/store/folder-store'
import { uploadRoutes } from '../../media/upload-routes'
import { createMomentPicture, previewPictures } from '../../moment/moment-pictures'
import { createMoments } from '../../moment/moments'
import { pictureAddress } from '../../records/reading/media'
import { createSiteContent } from '../content/create-site-content'
import { createPreviewPicture } from '../content/preview-pictures'
import { serveCached } from '../serve-cached'
import { createSite } from '../site'
import { siteRoutes } from '../site-routes'

const ORIGINAL: Original = {
  bytes: await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#b23a12' } })
    .webp()
    .toBuffer(),
  format: 'webp',
}
/** For tests: the address of a picture of the sample; all of them show the same. */
export function samplePictureUrl(id: number): string {
  return pictureAddress(id, originalName(ORIGINAL), null)
}

interface TestSiteOptions {
  readonly registry?: Registry
  readonly network?: NetworkContent
  readonly configuration?: Partial<AppConfiguration>
  /** Reads pictures of other sites; without it none is reached. */
  readonly readPicture?: (address: string) => Promise<Buffer>
  /** True when the first sizes of an upload are made with it, as on a server. */
  readonly preparesUploads?: boolean
  /** True when pages that a change dropped are rendered again in the background, as on a server. */
  readonly refreshes?: boolean
  /** Address of its metrics. */
  readonly metrics?: MetricsConfiguration
}

/** For tests: the public site at https://www.example.org, its pictures and the API over the sample. */
export interface TestSite {
  readonly app: App
  readonly server: FastifyInstance
  /** Its log, a line of JSON each. */
  readonly logged: readonly string[]
  /** Folder of originals and the sizes made of them. */
  readonly folder: string
  readonly store: FileStore
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** Looks at a preview as a browser does that follows its address. */
  look(previewUrl: string): Promise<LightMyRequestResponse>
  /** Listens for real; answers where: `http://127.0.0.1:50123`. */
  listen(): Promise<string>
  /** Asks the API with all rights; fails when it answers an error. */
  ask(query: string, variables?: Readonly<Record<string, unknown>>): Promise<AnswerData>
  /** Makes a page, publishes it and answers its id. */
  publish(page: TestPage): Promise<string>
  /** Takes the database away permanently; the site stays. */
  closeDatabase(): Promise<void>
  close(): Promise<void>
}

export interface TestPage {
  readonly address: string
  /** The text of its one block. */
  readonly text: string
  readonly locationId?: number
  /** Other blocks than that one. */
  readonly content?: unknown
}

/** For tests: the whole of it over a database of its own: an embedded one, or one beside the one named. */
export async function openTestSite(
  url: string | undefined,
  {
    registry = definitions,
    network = smallNetwork,
    configuration,
    readPicture,
    preparesUploads = true,
    refreshes = false,
    metrics,
  }: TestSiteOptions = {},
): Promise<TestSite> {
  const app = await openTestApp(url, configuration)
  const folder = await mkdtemp(join(tmpdir(), 'toran-media-'))
  const store = await openFolderStore(join(folder, 'originals'))
  const original = await storeOriginal(store, ORIGINAL)
  await importNetwork(app, network, {
    storePicture: async () => ({ original, fileSize: null }),
  })
  const logged: string[] = []
  const server = await serve(app, {
    ...{
      folder,
      store,
      registry,
      logged,
      readPicture,
      preparesUploads,
      refreshes,
      metrics: metrics ?? null,
    },
  })
  let isAway = false
  const closeDatabase = async () => {
    if (!isAway) await closeApp(app)
    isAway = true
  }
  return {
    app,
    server,
    logged,
    folder,
    store,
    get: (path, headers = {}) => server.inject({ url: path, headers }),
    look: (previewUrl) => look(server, previewUrl),
    listen: async () =>
      server.server.listening ? originOf(server) : server.listen({ port: 0, host: '127.0.0.1' }),
    ask: (query, variables = {}) => ask(server, query, variables),
    publish: (page) => publish(server, page),
    closeDatabase,
    async close() {
      await server.close()
      await closeDatabase()
      await rm(folder, { recursive: true, maxRetries: 10 })
    },
  }
}

interface Serving {
  readonly folder: string
  readonly store: FileStore
  readonly registry: Registry
  readonly logged: string[]
  readonly readPicture: TestSiteOptions['readPicture']
  readonly preparesUploads: boolean
  readonly refreshes: boolean
  readonly metrics: MetricsConfiguration | null
}

async function serve(
  app: App,
  { folder, store, registry, logged, readPicture, preparesUploads, refreshes, metrics }: Serving,
): Promise<FastifyInstance> {
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) })
  const site = createSite({
    content: createSiteContent(app),
    moments: createMoments(app),
    registry,
    origin: 'https://www.example.org',
    visitorScript: '/assets/site/main.js',
    isUnavailable,
    refreshes,
    onBlockFailure: (_block, _page, error) => {
      throw error
    },
  })
  const server = createServer({
    log,
    isUnavailable,
    https: true,
    trustedProxies: [],
    before: serveCached(site, { headers: commonHeaders(true), log }),
  })
  const stopMetrics = await serveMetrics(server, app, { metrics, host: '127.0.0.1' })
  server.addHook('onClose', stopMetrics)
  await registerGraphql(server, app)
  const onError = (error: unknown) => {
    throw error
  }
  const pictures = createPictureStore({
    originals: store,
    maker: pictureJobs,
    sizes: createSizeCache({ folder: join(folder, 'sizes'), limit: 100_000_000, onError }),
    onError,
  })
  mediaRoutes(server, {
    access: createPictureAccess(app),
    pictures,
    previewPicture: previewPictures(createPreviewPicture(app), createMomentPicture(app)),
    limits: app.limits,
    log,
  })
  const uploads = createLazy(async () => {
    const files = await openFolderTarget(join(folder, 'shared'))
    return openResumableUploads({ database: app.database, files, folder })
  })
  await resumableRoutes(server, app, uploads)
  const copyPicture = createCopyPicture(app, readPicture)
  await uploadRoutes(server, app, store, {
    ...{ maker: pictureJobs, uploads, copyPicture },
    onStored(id) {
      if (!preparesUploads) return
      prepareUpload(app, pictures, id).catch((error) => log.warn({ err: error, media: id }))
    },
  })
  siteRoutes(server, site, { limits: app.limits, isUnavailable })
  server.addHook('onClose', async () => site.close())
  return server
}

async function look(server: FastifyInstance, url: string): Promise<LightMyRequestResponse> {
  const first = await server.inject({ url })
  const { location, 'set-cookie': cookie } = first.headers
  if (first.statusCode !== 303 || !location) return first
  const [pair = ''] = String(cookie).split(';')
  return server.inject({ url: location, headers: { cookie: pair } })
}

function originOf({ server }: FastifyInstance): string {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The test site does not listen')
  return `http://127.0.0.1:${address.port}`
}

async function ask(
  server: FastifyInstance,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<AnswerData> {
  const answer = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TEST_TOKEN}` },
    payload: JSON.stringify({ query, variables }),
  })
  const { data, errors } = answer.json()
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

async function publish(
  server: FastifyInstance,
  { address, text, locationId = 10, content = textPage(`<p>${text}</p>`) }: TestPage,
): Promise<string> {
  const { createOrUpdateDocument: made } = await ask(
    server,
    `mutation ($address: String, $locationId: ID, $content: JSON) {
      createOrUpdateDocument(title: "A page", type: PAGE, topic: { externalUrl: $address, locationId: $locationId,
        items: [{ locationId: $locationId, title: "A page", content: $content }] }) { id } }`,
    { address, locationId, content },
  )
  await ask(
    server,
    'mutation ($id: ID!) { publishDocument(id: $id, expectedVersion: 1) { version } }',
    { id: made.id },
  )
  return made.id
}
