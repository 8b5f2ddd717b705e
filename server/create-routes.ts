import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { definitions } from '#renderer/registry/definitions'
import { CHANGES_PATH } from '#schema/api/changes'
import { serveMetrics } from './administration/metrics-routes'
import type { App } from './app/app'
import { exportDownload } from './archive-exports/export-download'
import { cachingOf } from './cdn/cdn'
import type { Configuration } from './configuration'
import { onChange } from './database/changes'
import { isUnavailable } from './database/unavailable'
import { guestRoutes } from './documents/comments/guest-routes'
import { changeRoutes } from './documents/open-pages/change-routes'
import { readDocumentLocation } from './documents/search-documents'
import { readEditorBuild } from './editor/editor-build'
import { EDITOR_ROUTE, editorRoutes } from './editor/editor-routes'
import type { FileTarget } from './file-target/file-target'
import { formRoutes } from './forms/form-routes'
import { exportRoutes } from './forms/inbox/export-routes'
import { signUpRoutes } from './forms/sign-up-routes'
import { lazyGraphql } from './graphql/lazy-graphql'
import { registerGraphql } from './graphql/register-graphql'
import { type Assets, assetRoutes, workerRoute } from './http/built-assets'
import { type BeforeRoutes, createServer } from './http/create-server'
import { healthRoutes } from './http/health'
import { limitRequests } from './http/limits/limit-requests'
import { limitRoutes } from './http/route-limits'
import { commonHeaders } from './http/security-headers'
import { createCopyPicture } from './media/copy-picture'
import type { PictureMaker } from './media/maker/picture-jobs'
import { mediaRoutes } from './media/media-routes'
import { prepareUpload } from './media/prepare-upload'
import { resumableRoutes } from './media/resumable-routes'
import type { Media } from './media/start-media'
import { startUploads } from './media/start-uploads'
import { uploadRoutes } from './media/upload-routes'
import { withRequestName } from './metrics/request-name'
import { createMomentPicture, previewPictures } from './moment/moment-pictures'
import { createMoments } from './moment/moments'
import { registerAccounts } from './people/accounts/register-accounts'
import type { PageFolder } from './site/cache/page-folder'
import { createSiteContent } from './site/content/create-site-content'
import { createPreviewPicture } from './site/content/preview-pictures'
import type { SiteContent } from './site/content/site-content'
import { preparePictures } from './site/prepare-pictures'
import { serveCached } from './site/serve-cached'
import { createSite, siteEvents } from './site/site'
import { PAGE_ROUTE, siteRoutes } from './site/site-routes'
import type { Tracing } from './tracing/start-tracing'

/** The parts replaced by the development server. */
export interface Development {
  readonly assets: Assets
  readonly before: BeforeRoutes
  /** The editor's content security policy with hot module replacement. */
  readonly editorPolicy: string
  /** The picture process's program, run from source. */
  readonly pictureProgram: string
  /** The folder of the sample pictures. */
  readonly samplePictures: string
}

export interface StartOptions {
  readonly root: string
  readonly configuration: Configuration
  readonly log: Logger
  readonly development?: Development
}

/**
 * Routes whose statements carry no name: pages and the editor’s HTML, which are read by short statements, and streams, which stay
 * open for hours.
 */
const WITHOUT_NAME: ReadonlySet<string | undefined> = new Set([
  ...[PAGE_ROUTE, EDITOR_ROUTE, CHANGES_PATH],
])

interface RouteParts {
  readonly media: Media
  readonly maker: PictureMaker
  readonly assets: Assets
  readonly folder: PageFolder | null
  /** Files shared by all servers on the database. */
  readonly files: () => Promise<FileTarget>
  /** `null` where no traces are sent. */
  readonly tracing: Tracing | null
}

/** Creates and registers the routes. */
export async function createRoutes(
  app: App,
  { media, maker, assets, folder, files, tracing }: RouteParts,
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
    before:
      development?.before ??
      serveCached(site, { headers: commonHeaders(https), log, cdn: cachingOf(configuration.cdn) }),
  })
  fastify.addHook('onRequest', (request, reply, done) =>
    WITHOUT_NAME.has(request.routeOptions.url)
      ? done()
      : withRequestName(request.id, reply.raw, done),
  )
  tracing?.follow(fastify)
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
  await exportDownload(fastify, app, files)
  const build = development ? null : await readEditorBuild(dist)
  const source = () => content.source(() => undefined)
  editorRoutes(fastify, app, {
    ...{ assets, build, graphql, source, policy: development?.editorPolicy },
    placeOf: (id) => readDocumentLocation(app.database.orm, id),
  })
  if (!development) {
    await assetRoutes(fastify, dist)
    await workerRoute(fastify, dist)
  }
  const { pictures, access } = media
  mediaRoutes(fastify, {
    access,
    pictures,
    previewPicture: previewPictures(createPreviewPicture(app), createMomentPicture(app)),
    limits: app.limits,
    log,
    cdnSeconds: configuration.cdn?.seconds ?? null,
  })
  const { uploads, stop: stopUploads } = startUploads(app, files, configuration)
  fastify.addHook('onClose', async () => stopUploads())
  await resumableRoutes(fastify, app, uploads)
  const copyPicture = createCopyPicture(app)
  const onStored = (id: number) =>
    void prepareUpload(app, pictures, id).catch((error) =>
      log.warn({ err: error, media: id }, 'failed to prepare an uploaded picture'),
    )
  await uploadRoutes(fastify, app, media.store, { maker, uploads, copyPicture, onStored })
  siteRoutes(fastify, site, {
    ...{ limits: app.limits, isUnavailable, cdn: cachingOf(configuration.cdn) },
  })
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
      refreshes: true,
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
    // Whatever the reason: it can't serve now.
    return false
  }
}

/**
 * Returns the reason why nothing can be saved: the embedded PostgreSQL is read-only while the disk is nearly full, another one if
 * configured so.
 */
async function savingProblem({ database }: App): Promise<string | null> {
  const [row] = await database.rows<{ mode: string }>(
    sql`select current_setting('transaction_read_only') as mode`,
  )
  if (row?.mode !== 'on') return null
  return database.kind === 'embedded'
    ? 'Nothing can be saved: the disk is nearly full.'
    : 'Nothing can be saved: the database only allows reading.'
}
