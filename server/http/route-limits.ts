import type { FastifyInstance } from 'fastify'
import { CHANGES_PATH } from '#schema/api/changes'
import { guestCommentAction } from '#schema/api/comments'
import { WORKER_PATH } from '#schema/api/editor-worker'
import {
  CONFIRM_PATH,
  FEEDBACK_CSV_PATH,
  formAction,
  SIGN_UPS_CSV_PATH,
  UNSUBSCRIBE_PATH,
} from '#schema/api/forms'
import { RESUMABLE_PATH, UPLOAD_BYTES, UPLOAD_PATH } from '#schema/api/upload'
import { statusBody } from './errors/error-body'
import { DATA_POLICY } from './security-headers'

/** Size limits of requests to a route. All headers together are limited to 16 KiB (`listener.ts`). */
interface RouteLimit {
  /** Characters of the path as encoded in the address: a Gujarati letter takes nine. */
  readonly path: number
  readonly segments: number
  /** Characters of the whole query string. */
  readonly query: number
  /** Bytes; 0 if no body is read. */
  readonly body: number
}

/** Maximum size of bodies read as text, in bytes; the parsers of their routes use the same limits. */
export const BODY_BYTES = {
  /** A page’s content may have 1 MB, and escaping its quotes makes JSON within JSON longer. */
  graphql: 2_000_000,
  account: 10_000,
  /** The longest message, in letters of three bytes that are percent-encoded (`%E0`). */
  form: 64 * 1024,
  mailedLink: 1024,
  /** The longest guest comment, in letters of three bytes that are percent-encoded (`%E0`). */
  guestComment: 24 * 1024,
} as const

const FILE: RouteLimit = { path: 200, segments: 4, query: 200, body: 0 }
const PICTURE: RouteLimit = { path: 400, segments: 6, query: 200, body: 0 }
const MOMENT_PICTURE: RouteLimit = { path: 400, segments: 10, query: 200, body: 0 }
const PAGE: RouteLimit = { path: 4000, segments: 200, query: 4000, body: 0 }
const ACCOUNT: RouteLimit = { path: 100, segments: 5, query: 500, body: BODY_BYTES.account }
const PROVIDER: RouteLimit = { path: 100, segments: 5, query: 4000, body: 0 }
const FORM: RouteLimit = { path: 100, segments: 3, query: 500, body: BODY_BYTES.form }
const MAILED_LINK: RouteLimit = { path: 100, segments: 3, query: 1000, body: BODY_BYTES.mailedLink }

/**
 * Limits of each route, by its pattern. The server doesn’t start with a route that isn’t listed (`npm run attacks -- inputs`
 * exceeds each limit).
 */
export const ROUTE_LIMITS: Readonly<Record<string, RouteLimit>> = {
  '/healthz': FILE,
  '/readyz': FILE,
  '/metrics': FILE,
  '/graphql': { path: 100, segments: 1, query: 4000, body: BODY_BYTES.graphql },
  '/api/auth/sign-in/email': ACCOUNT,
  '/api/auth/sign-out': ACCOUNT,
  '/api/auth/request-password-reset': ACCOUNT,
  '/api/auth/reset-password': ACCOUNT,
  '/api/auth/change-password': ACCOUNT,
  '/api/auth/two-factor/enable': ACCOUNT,
  '/api/auth/two-factor/disable': ACCOUNT,
  '/api/auth/two-factor/verify-totp': ACCOUNT,
  '/api/auth/two-factor/verify-backup-code': ACCOUNT,
  '/api/auth/passkey/options': ACCOUNT,
  '/api/auth/passkey/add': ACCOUNT,
  '/api/auth/passkey/rename': ACCOUNT,
  '/api/auth/passkey/remove': ACCOUNT,
  '/api/auth/passkey/sign-in-options': ACCOUNT,
  '/api/auth/passkey/sign-in': ACCOUNT,
  '/api/auth/provider': PROVIDER,
  '/api/auth/provider/start': PROVIDER,
  '/api/auth/callback/oidc': PROVIDER,
  [FEEDBACK_CSV_PATH]: { ...FILE, query: 2000 },
  [SIGN_UPS_CSV_PATH]: { ...FILE, query: 2000 },
  [CHANGES_PATH]: { ...FILE, query: 1000 },
  [UPLOAD_PATH]: { path: 100, segments: 2, query: 4000, body: UPLOAD_BYTES },
  [RESUMABLE_PATH]: { path: 300, segments: 4, query: 500, body: UPLOAD_BYTES },
  [`${RESUMABLE_PATH}/:id`]: { path: 300, segments: 4, query: 500, body: UPLOAD_BYTES },
  [formAction('sign-up')]: FORM,
  [formAction('feedback')]: FORM,
  [CONFIRM_PATH]: MAILED_LINK,
  [UNSUBSCRIBE_PATH]: MAILED_LINK,
  [WORKER_PATH]: FILE,
  '/editor': { ...FILE, query: 4000 },
  '/editor/archives/:id.zip': FILE,
  '/editor/*': { path: 1000, segments: 12, query: 4000, body: 0 },
  '/assets/editor/*': FILE,
  '/assets/site/*': FILE,
  '/media/:address': PICTURE,
  '/media/:address/original': PICTURE,
  '/media/:address/share': PICTURE,
  '/media/:address/uncropped': PICTURE,
  '/media/:address/versions/:version': PICTURE,
  '/preview/:document/:language/media/:address': PICTURE,
  '/preview/:document/:language/media/:address/original': PICTURE,
  '/preview/:document/:language/media/:address/share': PICTURE,
  [guestCommentAction(':document')]: { ...FORM, body: BODY_BYTES.guestComment },
  '/preview/at/:location/:at/picture/:seal/media/:address': MOMENT_PICTURE,
  '/preview/at/:location/:at/picture/:seal/media/:address/original': MOMENT_PICTURE,
  '/preview/at/:location/:at/picture/:seal/media/:address/share': MOMENT_PICTURE,
  '/preview/at/:location/:at': PAGE,
  '/preview/at/:location/:at/*': PAGE,
  '/preview/*': PAGE,
  '/icon.svg': FILE,
  '/favicon.ico': FILE,
  '/apple-touch-icon.png': FILE,
  '/icon-192.png': FILE,
  '/icon-512.png': FILE,
  '/robots.txt': FILE,
  '/sitemap.xml': FILE,
  '/sitemap-:part(^[1-9]\\d{0,3}).xml': FILE,
  '/speculation-rules.json': FILE,
  '/assets/pages/:name': FILE,
  '/*': PAGE,
}

/** Enforces the limits of every route added from now on; throws for a route without limits. */
export function limitRoutes(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const limit = ROUTE_LIMITS[route.url]
    if (!limit)
      throw new Error(
        `No limits are declared for ${route.url}: add it to server/http/route-limits.ts.`,
      )
    // A body without a declared length is counted while it is read.
    if (limit.body > 0) route.bodyLimit = limit.body
  })
  fastify.addHook('onRequest', async (request, reply) => {
    const limit = ROUTE_LIMITS[request.routeOptions.url ?? '']
    const message = limit && excessOf(request.url, limit)
    if (!message) return
    const body = statusBody({ status: 414, message, requestId: request.id })
    return reply
      .code(414)
      .header('cache-control', 'no-store')
      .header('content-security-policy', DATA_POLICY)
      .send(body)
  })
}

/** Returns which part of an address is too long; `null` if none is. */
export function excessOf(url: string, limit: Omit<RouteLimit, 'body'>): string | null {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (path.length > limit.path)
    return `The path of the address has ${path.length} characters; at most ${limit.path} are allowed here.`
  const query = url.length - path.length
  if (query > limit.query)
    return `The parameters of the address have ${query} characters; at most ${limit.query} are allowed here.`
  let segments = 0
  for (const part of path.split('/')) if (part !== '') segments += 1
  if (segments > limit.segments)
    return `The address has ${segments} segments; at most ${limit.segments} are allowed here.`
  return null
}
