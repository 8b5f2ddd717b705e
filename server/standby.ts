import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { definitions } from '#renderer/registry/definitions'
import { refusalFor } from '#schema/api/refusals/refusals'
import { openDatabase } from './app/open-database'
import type { Configuration } from './configuration'
import type { Database } from './database/database'
import { isUnavailable } from './database/unavailable'
import { type Assets, assetRoutes } from './http/built-assets'
import { createServer } from './http/create-server'
import { drain } from './http/drain'
import { ApiError } from './http/errors/api-error'
import { sendError } from './http/errors/send-error'
import { healthRoutes } from './http/health'
import { commonHeaders } from './http/security-headers'
import { recordAdapters } from './records'
import type { PageFolder } from './site/cache/page-folder'
import { lastKnownSites } from './site/cache/stored-pages'
import type { SiteAddress } from './site/content/site-address'
import { unavailableContent } from './site/content/unavailable-content'
import { serveCached } from './site/serve-cached'
import { createSite, siteEvents } from './site/site'
import { siteRoutes } from './site/site-routes'

interface StandbyOptions {
  readonly root: string
  readonly configuration: Configuration
  readonly log: Logger
  readonly assets: Assets
  /** The folder of stored pages. */
  readonly folder: PageFolder | null
}

/** A server without database that serves the last known pages. */
interface Standby {
  stop(): Promise<void>
}

/** Interval between attempts to reach the database, in milliseconds. */
const TRY_MS = 1_000

/**
 * Opens the database. Until it is reachable, visitors get last known pages, and a “back soon” answer elsewhere; a server
 * without any stops with the error. The standby runs until the server itself listens.
 */
export async function openDatabaseOrStandBy(
  options: StandbyOptions,
  retryMs = TRY_MS,
): Promise<{ readonly database: Database; readonly standby: Standby | null }> {
  const { configuration, folder, log } = options
  const { databaseUrl, replicaUrl, dataDir } = configuration
  const open = () => openDatabase({ databaseUrl, replicaUrl, dataDir, log, kinds: recordAdapters })
  try {
    return { database: await open(), standby: null }
  } catch (error) {
    const sites = folder ? lastKnownSites(folder) : []
    if (!isUnavailable(error) || !folder || sites.length === 0) throw error
    log.error(
      { err: error },
      'the database is unavailable: serving the last known pages until it’s back',
    )
    const standby = await startStandby({ ...options, folder }, sites, error)
    try {
      return { database: await retry(open, retryMs), standby }
    } catch (failure) {
      await standby.stop()
      throw failure
    }
  }
}

async function retry(open: () => Promise<Database>, ms: number): Promise<Database> {
  for (;;) {
    await wait(ms)
    try {
      return await open()
    } catch (error) {
      if (!isUnavailable(error)) throw error
    }
  }
}

async function startStandby(
  { configuration, log, root, assets, folder }: StandbyOptions,
  sites: readonly SiteAddress[],
  reason: unknown,
): Promise<Standby> {
  const { origin, trustedProxies, port, host } = configuration
  const site = createSite(
    {
      content: unavailableContent(sites, reason),
      registry: definitions,
      origin,
      visitorScript: assets.visitorScript,
      isUnavailable,
      onBlockFailure: () => undefined,
    },
    siteEvents(log),
    folder,
  )
  // Loads the sites in advance, because responses before the routes don’t wait for I/O.
  await site.resolve({ host: '', path: '/' })
  const https = origin.startsWith('https:')
  const before = serveCached(site, { headers: commonHeaders(https), log })
  const fastify = createServer({ log, isUnavailable, https, trustedProxies, before })
  healthRoutes(fastify, async () => 'The database doesn’t respond.')
  fastify.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return
    return sendError(request, reply, {
      error: new ApiError('UNAVAILABLE', refusalFor('siteUnavailable')),
    })
  })
  await assetRoutes(fastify, join(root, 'dist'))
  // No limits, because nothing is rendered here.
  siteRoutes(fastify, site, { limits: { wait: () => null, count: async () => 0 }, isUnavailable })
  await fastify.listen({ port, host })
  return {
    async stop() {
      await drain(fastify)
      await site.close()
    },
  }
}
