// Pages read records of every kind; GraphQL, which names their adapters too, is loaded only when it is first asked.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { definitions } from '#renderer/registry/definitions'
import { serveMetrics } from './administration/metrics-routes'
import { type App, closeApp, createApp } from './app/app'
import { appConfiguration, type Configuration, hostInAddress } from './configuration'
import { onChange } from './database/changes'
import { makeDataFolder } from './database/data-folder'
import { FolderInUse } from './database/lock-folder'
import { isUnavailable } from './database/unavailable'
import { guestRoutes } from './documents/comments/guest-routes'
import { ensureFramePages } from './documents/frame-pages'
import { changeRoutes } from './documents/open-pages/change-routes'
import { readEditorBuild } from './editor/editor-build'
import { editorRoutes } from './editor/editor-routes'
import { formRoutes } from './forms/form-routes'
import { exportRoutes } from './forms/inbox/export-routes'
import { ensureRetention } from './forms/inbox/retention-job'
import { signUpRoutes } from './forms/sign-up-routes'
import { lazyGraphql } from './graphql/lazy-graphql'
import { registerGraphql } from './graphql/register-graphql'
import { type Assets, assetRoutes, builtAssets } from './http/built-assets'
import { type BeforeRoutes, createServer } from './http/create-server'
import { drain } from './http/drain'
import { healthRoutes } from './http/health'
import { limitRequests } from './http/limits/limit-requests'
import { limitRoutes } from './http/route-limits'
import { commonHeaders } from './http/security-headers'
import { ensureContent } from './import/ensure-content'
import { samplePictures } from './import/sample-network'
import { jobKinds, scheduleBackups } from './job-kinds'
import { startJobs } from './jobs/start-jobs'
import { createCopyPicture } from './media/copy-picture'
import type { PictureMaker } from './media/maker/picture-jobs'
import { createPictureMaker } from './media/maker/picture-maker'
import { mediaRoutes } from './media/media-routes'
import { prepareUpload } from './media/prepare-upload'
import { resumableRoutes } from './media/resumable-routes'
import { type Media, startMedia } from './media/start-media'
import { startUploads } from './media/start-uploads'
import { openFileStore } from './media/store/open-store'
import { uploadRoutes } from './media/upload-routes'
import { createMomentPicture, previewPictures } from './moment/moment-pictures'
import { createMoments } from './moment/moments'
import { ensureFirstAccount, type FirstAccount } from './people/accounts/ensure-first-account'
import { registerAccounts } from './people/accounts/register-accounts'
import { calendarSyncJob } from './record-import/subscriptions/sync-job'
import { ensureSocialFeeds } from './records/social-post/feed-job'
import { socialPictureJob } from './records/social-post/picture-job'
import { ensureReferences } from './records/usage/rebuild-references'
import { ensureSearchIndex } from './search/rebuild-search-index'
import { builtSamplePictures, seedInProcess } from './seed'
import { type LockedFolder, lockStoredPages } from './site/cache/lock-stored-pages'
import type { PageFolder } from './site/cache/page-folder'
import { createSiteContent } from './site/content/create-site-content'
import { createPreviewPicture } from './site/content/preview-pictures'
import type { SiteContent } from './site/content/site-content'
import { preparePictures } from './site/prepare-pictures'
import { serveCached } from './site/serve-cached'
import { createSite, siteEvents } from './site/site'
import { siteRoutes } from './site/site-routes'
import { openDatabaseOrStandBy } from './standby'
import { deliveryJob } from './webhooks/delivery-job'
import { followWebhooks } from './webhooks/follow-webhooks'

/** What the development server takes over. */
export interface Development {
  readonly assets: Assets
  readonly before: BeforeRoutes
  /** The editor's content security policy while its modules are replaced as they change. */
  readonly editorPolicy: string
  /** The picture process's program, run from its sources. */
  readonly pictureProgram: string
  /** The folder of the sample's pictures. */
  readonly samplePictures: string
}

interface StartOptions {
  readonly root: string
  readonly configuration: Configuration
  readonly log: Logger
  readonly development?: Development
}

interface RunningServer {
  /** Where it listens: `http://127.0.0.1:3000`. */
  readonly address: string
  readonly firstAccount: FirstAccount | null
  /** Returns what has been received, then closes the database. */
  stop(): Promise<void>
}

/** Opens the database, puts the routes together and listens. What was opened is closed when a later step fails. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { configuration, log, root, development } = options
  makeDataFolder(configuration.dataDir)
  const assets = development?.assets ?? (await builtAssets(join(root, 'dist')))
  const pages = development ? null : await lockPages(options, assets)
  const folder = pages?.folder ?? null
  const { database, standby } = await openDatabaseOrStandBy({ ...options, assets, folder })
  try {
    if (!development) await seedInProcess(database, options)
    const app = await createApp({
      database,
      log,
      configuration: appConfiguration(configuration),
    })
    const firstAccount = await ensureFirstAccount(app)
    const maker = createPictureMaker({
      program: development?.pictureProgram ?? join(root, 'dist/server/picture-process.cjs'),
      onError: (error) => log.error({ err: error }, 'a picture process failed'),
    })
    const store = await openFileStore(configuration)
    const samplePicture = samplePictures(development?.samplePictures ?? builtSamplePictures(root))
    await ensureContent(app, { withSample: configuration.withSample, store, samplePicture })
    await ensureFramePages(app)
    await ensureSearchIndex(app)
    await ensureReferences(app)
    const media = await startMedia(app, { store, maker, configuration })
    const fastify = await createRoutes(app, { media, maker, assets, folder }, options)
    await ensureRetention(app)
    await ensureSocialFeeds(app, configuration.socialFeeds)
    await followWebhooks(app)
    const backups = await scheduleBackups(app, configuration, development ? null : root)
    const kinds = [
      ...jobKinds(app, configuration),
      socialPictureJob(app, { store, maker }),
      ...backups.kinds,
    ]
    const jobs = await startJobs(app, kinds, [deliveryJob(app), calendarSyncJob({ app })])
    await standby?.stop()
    await fastify.listen({ port: configuration.port, host: configuration.host })
    return { address: addressOf(fastify, configuration), firstAccount, stop }

    async function stop() {
      await drain(fastify)
      await jobs.stop()
      await backups.stop()
      maker.close()
      await media.stop()
      await closeApp(app)
      pages?.unlock()
    }
  } catch (error) {
    await standby?.stop()
    await database.close()
    pages?.unlock()
    throw error
  }
}

/** The pages stored on the disk; the server does without them when they cannot be had. */
async function lockPages(
  { configuration, log, root }: StartOptions,
  { visitorScript }: Assets,
): Promise<LockedFolder | null> {
  try {
    // All that pages are made of besides the database.
    const release = await readFile(join(root, 'dist/sources.txt'), 'utf8')
    const { dataDir, origin, mapsKey } = configuration
    return await lockStoredPages(dataDir, [release, visitorScript, origin, mapsKey])
  } catch (error) {
    // Servers that share a folder are meant to: the one that was first keeps the pages.
    if (error instanceof FolderInUse)
      log.info('finished pages are in memory only: another server uses this folder')
    else log.warn({ err: error }, 'finished pages are in memory only: their folder can’t be used')
    return null
  }
}

interface RouteParts {
  readonly media: Media
  readonly maker: PictureMaker
  readonly assets: Assets
  readonly folder: PageFolder | null
}

async function createRoutes(
  app: App,
  { media, maker, assets, folder }: RouteParts,
  options: StartOptions,
): Promise<FastifyInstance> {
  const { configuration, log, root, development } = options
  const dist = join(root, 'dist')
  const content = createSiteContent(app)
  const site = createSiteOf(app, { content, configuration, assets, folder })
  await site.trustStored(app.changes)
  const https = configuration.origin.startsWith('https:')
  const fastify = createServer({
    log,
    isUnavailable,
    https,
    trustedProxies: configuration.trustedProxies,
    before: development?.before ?? serveCached(site, { headers: commonHeaders(https), log }),
  })
  limitRoutes(fastify)
  const stopMetrics = await serveMetrics(fastify, app, configuration)
  fastify.addHook('onClose', stopMetrics)
  healthRoutes(
    fastify,
    async () => ((await isDatabaseThere(app)) ? media.problem() : 'The database doesn’t respond.'),
    () => savingProblem(app),
  )
  limitRequests(fastify, app.limits)
  await registerAccounts(fastify, app)
  const graphql = lazyGraphql(app)
  await registerGraphql(fastify, app, graphql)
  await formRoutes(fastify, app)
  await guestRoutes(fastify, app)
  await signUpRoutes(fastify, app)
  await exportRoutes(fastify, app)
  await changeRoutes(fastify, app)
  const build = development ? null : await readEditorBuild(dist)
  const source = () => content.source(() => undefined)
  editorRoutes(fastify, app, { assets, build, graphql, source, policy: development?.editorPolicy })
  if (!development) await assetRoutes(fastify, dist)
  const { pictures, access } = media
  mediaRoutes(fastify, {
    access,
    pictures,
    previewPicture: previewPictures(createPreviewPicture(app), createMomentPicture(app)),
    limits: app.limits,
    log,
  })
  const { uploads, stop: stopUploads } = startUploads(join(configuration.dataDir, 'uploads'), log)
  fastify.addHook('onClose', async () => stopUploads())
  await resumableRoutes(fastify, app, uploads)
  const copyPicture = createCopyPicture(app)
  const onStored = (id: number) =>
    void prepareUpload(app, pictures, id).catch((error) =>
      log.warn({ err: error, media: id }, 'failed to prepare an uploaded picture'),
    )
  await uploadRoutes(fastify, app, media.store, { maker, uploads, copyPicture, onStored })
  siteRoutes(fastify, site, { limits: app.limits, isUnavailable })
  fastify.addHook('onClose', async () => site.close())
  if (configuration.preparesPictures && !development) {
    const stop = preparePictures({
      site,
      pictures,
      publicPicture: access.publicPicture,
      onChange: (changed) => onChange(app, changed),
      onError: (error) => log.warn({ err: error }, 'failed to prepare a picture'),
    })
    fastify.addHook('onClose', async () => stop())
  }
  return fastify
}

function createSiteOf(
  app: App,
  parts: {
    readonly content: SiteContent
    readonly configuration: Configuration
    readonly assets: Assets
    readonly folder: PageFolder | null
  },
) {
  const { log } = app
  return createSite(
    {
      content: parts.content,
      moments: createMoments(app),
      registry: definitions,
      origin: parts.configuration.origin,
      visitorScript: parts.assets.visitorScript,
      isUnavailable,
      onBlockFailure: (block, { documentId }, error) =>
        log.error(
          { err: error, block: block.id, name: block.name, document: documentId },
          'failed to render a block',
        ),
    },
    siteEvents(log),
    parts.folder,
  )
}

async function isDatabaseThere({ database }: App): Promise<boolean> {
  try {
    await database.rows(sql`select 1`)
    return true
  } catch {
    // Whatever the reason: it cannot serve now.
    return false
  }
}

/** Our own PostgreSQL only reads while the disk is nearly full; another one where someone has set it so. */
async function savingProblem({ database }: App): Promise<string | null> {
  const [row] = await database.rows<{ mode: string }>(
    sql`select current_setting('transaction_read_only') as mode`,
  )
  if (row?.mode !== 'on') return null
  return database.kind === 'embedded'
    ? 'Nothing can be saved: the disk is nearly full.'
    : 'Nothing can be saved: the database only allows reading.'
}

function addressOf(fastify: FastifyInstance, { host, port }: Configuration): string {
  // Port 0 asks for any that is free.
  const listening = fastify.server.address()
  const used = typeof listening === 'object' ? listening?.port : null
  return `http://${hostInAddress(host)}:${used ?? port}`
}
