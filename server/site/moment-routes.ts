import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { plainPage } from '../http/plain-page'
import {
  MOMENT_COOKIE,
  MOMENT_ROUTE,
  type MomentAddress,
  momentRoot,
  momentTokenOf,
  readMomentAddress,
} from '../moment/moment-address'
import { MomentBusy } from '../moment/moment-busy'
import type { MomentView } from '../moment/moment-link'
import {
  PREVIEW_HEADERS,
  type PreviewRoutesOptions,
  sendPreview,
  tokenCookie,
} from './preview-answers'
import type { Site } from './site'

/** Programs that read feeds and calendars keep no cookies, and these have no links that could learn the token. */
const FEED = /\.(?:xml|ics)$/

type MomentRouteRequest = FastifyRequest<{
  Params: { readonly location: string; readonly at: string; readonly '*'?: string }
  Querystring: Readonly<Record<string, unknown>>
}>

/**
 * Registers `GET /preview/at/ottawa/2026-11-08T18:00/gu-IN/visit`: a page of a site at a moment. `?token=…` redirects to the same
 * address without it and stores the token in a cookie for this location and moment. Everything else is 404.
 */
export function momentRoutes(
  fastify: FastifyInstance,
  { moments, origin }: Pick<Site, 'moments' | 'origin'>,
  { sendNotFound, guarded, cpuBudgetOf }: PreviewRoutesOptions,
): void {
  for (const path of [MOMENT_ROUTE, `${MOMENT_ROUTE}/*`])
    fastify.get(path, (request: MomentRouteRequest, reply) =>
      guarded(request, reply.headers(PREVIEW_HEADERS), () => answer(request, reply)),
    )

  async function answer(request: MomentRouteRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = readMomentAddress(request.params.location, request.params.at)
    const given = request.query.token
    const token = typeof given === 'string' ? given : tokenWithout(given, request)
    const path = pathIn(request.params)
    const view = address && token && path !== null ? await moments.find(address, token) : null
    if (!view || !address || !token || path === null) return sendNotFound(request, reply)
    if (given !== undefined && !FEED.test(path))
      return sendOn(request, reply, { address, token, view })
    return serveMoment(request, reply, { view, path })
  }

  async function serveMoment(
    request: MomentRouteRequest,
    reply: FastifyReply,
    { view, path }: { readonly view: MomentView; readonly path: string },
  ): Promise<FastifyReply> {
    const search = request.url.slice(request.url.split('?', 1)[0]?.length)
    try {
      const page = await moments.page(view, { path, search }, cpuBudgetOf(request))
      if (!page) return await sendNotFound(request, reply)
      if (page.movedTo !== null) return reply.redirect(page.movedTo, 302)
      return await sendPreview(request, reply, page)
    } catch (error) {
      if (error instanceof MomentBusy) return sendBusy(reply)
      throw error
    }
  }

  function sendOn(
    request: MomentRouteRequest,
    reply: FastifyReply,
    { address, token, view }: { address: MomentAddress; token: string; view: MomentView },
  ): FastifyReply {
    const cookie = tokenCookie({
      ...{ name: MOMENT_COOKIE, token, path: momentRoot(address) },
      ...{ expiresAt: view.expiresAt, origin },
    })
    return reply
      .header('set-cookie', cookie)
      .redirect(request.url.split('?', 1)[0] ?? momentRoot(address), 303)
  }
}

/** Ignores the cookie if a token is given in the address. */
function tokenWithout(given: unknown, request: FastifyRequest): string | null {
  return given === undefined ? momentTokenOf(request) : null
}

/** Returns the path within the site and its language; `null` if it is not in a page’s canonical form. */
function pathIn({ '*': rest = '' }: MomentRouteRequest['params']): string | null {
  const path = `/${rest}`.normalize('NFC')
  if (path === '/') return path
  return /\p{Cc}|\/\/|\/$/u.test(path) ? null : path
}

function sendBusy(reply: FastifyReply): FastifyReply {
  const heading = 'Someone is saving this page'
  const message = 'This preview is ready in a moment. Reload the page.'
  const { html, policy } = plainPage({ language: 'en-US', title: heading, heading, message })
  return reply
    .code(503)
    .header('retry-after', '2')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html)
}
