import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { BeforeRoutes } from '../http/create-server'
import { prepareHeaders } from '../http/prepared-response'
import { encodingFor, givenId, isFresh, REQUEST_ID } from '../http/request-head'
import { counts } from '../metrics/counts'
import { PLAIN_PATH } from './content/site-address'
import {
  type CdnCaching,
  cdnHeaders,
  type FinishedPage,
  type PackedPage,
} from './page/finished-page'
import type { Site } from './site'

interface ServeCachedOptions {
  /** Headers of every response, in addition to the page’s. */
  readonly headers: Readonly<Record<string, string>>
  readonly log: Logger
  /** `null` without a cache before the site. */
  readonly cdn?: CdnCaching | null
}

/**
 * Serves cached pages before the router runs, at a fraction of the cost; nearly every request takes this path. Other requests go
 * on to the routes, which give the same response.
 */
export function serveCached(
  site: Site,
  { headers, log, cdn = null }: ServeCachedOptions,
): BeforeRoutes {
  const logs = log.isLevelEnabled('info')
  const heads = new WeakMap<PackedPage, Heads>()
  return (request, response, next) => {
    const found = pageFor(request, site)
    if (!found) return next()
    const { page, packed } = found
    const fresh = isFresh(request.headers['if-none-match'], packed.etag)
    const status = fresh ? 304 : 200
    if (fresh) counts.unchangedPages += 1
    else counts.cachedPages += 1
    const { whole, unchanged } = headsOf(packed)
    const id = givenId(request.headers)
    const others = cdn ? Object.entries(cdnHeaders(page, cdn)).flat() : []
    // Only requests with an id get it back.
    if (id !== null) others.push(REQUEST_ID, id)
    if (!fresh) others.push('content-length', String(packed.bytes.length))
    response.writePrepared(status, fresh ? unchanged : whole, others)
    response.end(fresh || request.method === 'HEAD' ? undefined : packed.bytes)
    if (!logs) return
    const { method, url: path, socket } = request
    const line = { method, path, address: socket.remoteAddress, status, ms: 0 }
    log.info(id === null ? line : { id, ...line }, 'request')
  }

  function headsOf(packed: PackedPage): Heads {
    const known = heads.get(packed)
    if (known) return known
    const all = { ...headers, ...packed.headers }
    const left = Object.entries(all).filter(([name]) => OF_UNCHANGED.has(name))
    const made = {
      whole: prepareHeaders(all),
      unchanged: prepareHeaders(Object.fromEntries(left)),
    }
    heads.set(packed, made)
    return made
  }
}

/** Prepared headers of a page, by status. */
interface Heads {
  readonly whole: string
  readonly unchanged: string
}

/** The headers of a 304 response (RFC 9110, section 15.4.5); others keep the values sent with the page. */
const OF_UNCHANGED = new Set(['cache-control', 'etag', 'vary'])

interface FoundPage {
  readonly page: FinishedPage
  readonly packed: PackedPage
}

function pageFor(request: IncomingMessage, site: Site): FoundPage | null {
  const { method, url = '', headers } = request
  if ((method !== 'GET' && method !== 'HEAD') || !PLAIN_PATH.test(url)) return null
  const page = site.cachedAt(headers.host ?? '', url)
  if (page?.status !== 200) return null
  const packed = page.packed.get(encodingFor(headers['accept-encoding']))
  return packed ? { page, packed } : null
}
