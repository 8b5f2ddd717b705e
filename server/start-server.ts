// Pages read records of every kind, so the adapters are loaded here; GraphQL, which also imports them, is loaded lazily.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { closeApp, createApp } from './app/app'
import { ensureBackupJob } from './backup/backup-job'
import { followCdn } from './cdn/purge-job'
import { appConfiguration, type Configuration, hostInAddress } from './configuration'
import { createRoutes, type StartOptions } from './create-routes'
import { makeDataFolder } from './database/data-folder'
import { ensureFramePages } from './documents/frame-pages'
import { openSharedFiles } from './file-target/open-shared'
import { type Assets, builtAssets } from './http/built-assets'
import { createLazy } from './http/create-lazy'
import { drain } from './http/drain'
import { isFilled } from './import/is-filled'
import { samplePictures } from './import/sample-network'
import { ensureRecurring, RETENTION, SOCIAL_FEED } from './jobs/recurring-jobs'
import { startJobs } from './jobs/start-jobs'
import { createPictureMaker } from './media/maker/picture-maker'
import { startMedia } from './media/start-media'
import { openFileStore } from './media/store/open-store'
import { ensureFirstAccount, type FirstAccount } from './people/accounts/ensure-first-account'
import { ensureReferences } from './records/usage/rebuild-references'
import { ensureSearchIndex } from './search/rebuild-search-index'
import { builtSamplePictures, seedInProcess } from './seed'
import { type LockedFolder, lockPagesIfFree } from './site/cache/lock-stored-pages'
import { openDatabaseOrStandBy } from './standby'
import type { Tracing } from './tracing/start-tracing'
import { followWebhooks } from './webhooks/follow-webhooks'

interface RunningServer {
  /** Address it listens on: `http://127.0.0.1:3000`. */
  readonly address: string
  readonly firstAccount: FirstAccount | null
  /** Answers received requests, then closes the database. */
  stop(): Promise<void>
}

/** Opens the database, sets up the routes and listens. If a step fails, everything opened before is closed. */
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
    if (!(await isFilled(database.orm))) {
      const { ensureContent } = await import('./import/ensure-content')
      await ensureContent(app, { withSample: configuration.withSample, store, samplePicture })
    }
    await ensureFramePages(app)
    await ensureSearchIndex(app)
    await ensureReferences(app)
    const files = createLazy(() => openSharedFiles(configuration))
    const media = await startMedia(app, { store, maker, configuration, files })
    const tracing = await tracingFor(configuration)
    const fastify = await createRoutes(
      app,
      { media, maker, assets, folder, files, tracing },
      options,
    )
    await ensureRecurring(app, RETENTION)
    const feeds = configuration.socialFeeds.map(({ address }) => ({ address }))
    await ensureRecurring(app, SOCIAL_FEED, feeds)
    await followWebhooks(app)
    followCdn(app, configuration.cdn)
    const buildRoot = development ? null : root
    await ensureBackupJob(app, buildRoot === null ? null : configuration.backup)
    const jobs = await startJobs(app, async () => {
      const { serverJobs } = await import('./job-kinds')
      return serverJobs(app, { configuration, store, maker, files, root: buildRoot })
    })
    await standby?.stop()
    await fastify.listen({ port: configuration.port, host: configuration.host })
    return { address: addressOf(fastify, configuration), firstAccount, stop }

    async function stop() {
      await drain(fastify)
      await jobs.stop()
      maker.close()
      await media.stop()
      await tracing?.stop()
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

/** The libraries of traces are loaded only where traces are sent. */
async function tracingFor({ tracing }: Configuration): Promise<Tracing | null> {
  if (!tracing) return null
  const { startTracing } = await import('./tracing/start-tracing')
  return startTracing(tracing)
}

/** Locks the pages stored on disk; the server works without them if they are unavailable. */
async function lockPages(
  { configuration, log, root }: StartOptions,
  { visitorScript }: Assets,
): Promise<LockedFolder | null> {
  // A digest of all sources that pages depend on besides the database.
  const release = readFile(join(root, 'dist/sources.txt'), 'utf8')
  const { dataDir, origin, mapsKey } = configuration
  const madeBy = release.then((text) => [text, visitorScript, origin, mapsKey])
  return lockPagesIfFree(dataDir, madeBy, log)
}

function addressOf(fastify: FastifyInstance, { host, port }: Configuration): string {
  // Reads the actual port, because port 0 selects any free one.
  const listening = fastify.server.address()
  const used = typeof listening === 'object' ? listening?.port : null
  return `http://${hostInAddress(host)}:${used ?? port}`
}
