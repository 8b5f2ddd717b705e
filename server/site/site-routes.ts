import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IsUnavailable } from '../http/errors'
import { type CpuBudget, cpuBudgetOf } from '../http/limits/cpu-budget'
import type { Limits } from '../http/limits/limits'
import { answerTooMany, BudgetSpent } from '../http/limits/too-many'
import { networkOf } from '../http/network-of'
import { encodingFor, isFresh, pathOf } from '../http/request-head'
import { DATA_POLICY } from '../http/security-headers'
import { hostName, PLAIN_PATH } from './content/site-address'
import { robotsTxt } from './feeds/sitemap'
import { momentRoutes } from './moment-routes'
import {
  type CdnCaching,
  cdnHeaders,
  type FinishedPage,
  type PackedPage,
} from './page/finished-page'
import { SPECULATION_RULES, speculationRules } from './page/speculation-rules'
import { previewRoutes } from './preview-routes'
import { emptySite } from './render/empty-site'
import { PAGE_SHEETS } from './render/page-styles'
import { sendBackSoon } from './send-back-soon'
import type { Site } from './site'
import { siteIcons, svgIcon } from './site-icons'

interface SiteRoutesOptions {
  readonly limits: Pick<Limits, 'wait' | 'count'>
  readonly isUnavailable: IsUnavailable
  /** `null` without a cache before the site. */
  readonly cdn?: CdnCaching | null
}

/** The route of public pages, for every address without another one. */
export const PAGE_ROUTE = '/*'

/** Registers the public pages, at every address without another route. */
export function siteRoutes(
  fastify: FastifyInstance,
  site: Site,
  { limits, isUnavailable, cdn = null }: SiteRoutesOptions,
): void {
  iconRoutes(fastify)
  const looking = { sendNotFound: sendPage, guarded, cpuBudgetOf: budget }
  previewRoutes(fastify, site, looking)
  momentRoutes(fastify, site, looking)
  fastify.get(SPECULATION_RULES, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', DATA_POLICY)
      .type('application/speculationrules+json')
      .send(speculationRules),
  )
  fastify.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(robotsTxt(site.origin)),
  )
  fastify.get('/sitemap.xml', sendSitemap)
  fastify.get('/sitemap-:part(^[1-9]\\d{0,3}).xml', sendSitemap)
  fastify.get<{ Params: { name: string } }>(`${PAGE_SHEETS}:name`, async (request, reply) => {
    const { file, isItself } = site.sheet(request.params.name)
    const packed = await site.pack(file, encodingFor(request.headers['accept-encoding']))
    const caching = isItself ? 'public, max-age=31536000, immutable' : 'no-store'
    return reply.headers({ ...packed.headers, 'cache-control': caching }).send(packed.bytes)
  })
  fastify.get(
    PAGE_ROUTE,
    (request, reply) => sendAbsent(request, reply) ?? sendPage(request, reply),
  )

  /** Responds at a known missing address, at a fraction of the cost of a lookup. */
  function sendAbsent(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
    const { url, headers } = request
    const page = PLAIN_PATH.test(url) ? site.absentAt(headers.host ?? '', url) : null
    const packed = page?.packed.get(encodingFor(headers['accept-encoding']))
    return page && packed ? send(packed, page, request, reply) : null
  }

  async function sendSitemap(request: FastifyRequest, reply: FastifyReply) {
    const xml = await site.sitemap(pathOf(request.url).slice(1))
    if (xml === null) return sendPage(request, reply)
    return reply
      .header('cache-control', 'public, max-age=300')
      .header('content-security-policy', DATA_POLICY)
      .type('application/xml; charset=utf-8')
      .send(xml)
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return guarded(request, reply, () => findAndSend(request, reply))
  }

  /** Responds with the page, or with a page that says why it is unavailable. */
  async function guarded(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    try {
      return await answer()
    } catch (error) {
      if (error instanceof BudgetSpent) {
        return answerTooMany(request, reply, { seconds: error.seconds, what: 'network' })
      }
      if (!isUnavailable(error) || FILE.test(pathOf(request.url))) throw error
      request.log.warn({ reason: error }, 'failed to render: the database is unavailable')
      return sendBackSoon(request, reply, await framedBackSoon(request))
    }
  }

  async function framedBackSoon(request: FastifyRequest): Promise<FinishedPage | null> {
    try {
      const path = plainPath(decodePath(request.url)) ?? '/'
      const { place } = await site.resolve({ host: hostName(request.headers.host), path })
      return place && (await site.backSoon(place))
    } catch (error) {
      if (!isUnavailable(error)) throw error
      return null
    }
  }

  function budget({ ip }: FastifyRequest): CpuBudget {
    return cpuBudgetOf(limits, networkOf(ip))
  }

  async function findAndSend(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = decodePath(request.url)
    const plain = plainPath(path)
    if (plain === null) return redirectToPlainPath(request, reply, path)
    const search = searchOf(request.url)
    const address = { host: hostName(request.headers.host), path: plain }
    const { place, movedTo } = await site.resolve(address)
    if (movedTo !== null) return sendFormer(reply, `${movedTo}${search}`)
    if (!place) return sendEmptySite(path, reply)
    const page =
      (search === '' && site.peek(place)) || (await site.page(place, search, budget(request)))
    if (page.movedTo !== null) return sendElsewhere(reply, page, search)
    const encoding = encodingFor(request.headers['accept-encoding'])
    return send(
      await site.pack(page, encoding),
      page,
      request,
      reply.headers(cdnHeaders(page, cdn)),
    )
  }
}

function iconRoutes(fastify: FastifyInstance): void {
  fastify.get('/icon.svg', (_request, reply) => sendIcon(reply))
  for (const [path, icon] of siteIcons)
    fastify.get(path, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .header('content-security-policy', DATA_POLICY)
        .type(icon.type)
        .send(icon.bytes),
    )
}

/** Files for programs, which get no HTML error page. */
const FILE = /\.(?:xml|ics)$/

function send(
  packed: PackedPage,
  page: FinishedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers(packed.headers)
  if (page.status === 200 && isFresh(request.headers['if-none-match'], packed.etag))
    return reply.code(304).send()
  return reply.code(page.status).send(packed.bytes)
}

/** Not cached, because another page may get the old address. */
function sendElsewhere(reply: FastifyReply, page: FinishedPage, search: string): FastifyReply {
  return reply
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('surrogate-key', [...page.keys].join(' '))
    .redirect(`${page.movedTo}${search}`, page.status)
}

/** Redirects from a location’s former address. Revalidated each time, because the location may get it back. */
function sendFormer(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'public, max-age=0, must-revalidate').redirect(address, 308)
}

/**
 * Returns the decoded path. A path with control characters, which no address contains and which harm databases and logs, becomes
 * `/not-found`.
 */
function decodePath(url: string): string {
  const path = decodeURIComponent(pathOf(url)).normalize('NFC')
  return /\p{Cc}/u.test(path) ? '/not-found' : path
}

/** Returns the query string of an address including its question mark; empty if there is none. */
function searchOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start)
}

/** Returns the path if it is canonical; `null` if the request must be redirected to another spelling. */
function plainPath(path: string): string | null {
  // A preview has only one address; other spellings are not redirected to it.
  if (/^\/+preview\//.test(path)) return '/preview'
  return path.length > 1 && (path.endsWith('/') || path.includes('//')) ? null : path
}

function redirectToPlainPath(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): FastifyReply {
  const plain = path.replace(/\/+/g, '/').replace(/\/$/, '') || '/'
  const query = searchOf(request.url)
  // Built from the path alone, which starts with one slash, so it can’t lead to another host.
  return reply
    .header('cache-control', 'public, max-age=3600')
    .redirect(`${encodeURI(plain)}${query}`, 301)
}

function sendEmptySite(path: string, reply: FastifyReply): FastifyReply {
  const { html, policy } = emptySite(path)
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html)
}

function sendIcon(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'public, max-age=86400')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .type('image/svg+xml')
    .send(svgIcon)
}
