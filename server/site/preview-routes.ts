import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { pathOf } from '../http/request-head'
import {
  type PreviewOf,
  previewCookie,
  previewPath,
  previewTokenOf,
  readPreviewOf,
} from './content/preview-cookie'
import {
  PREVIEW_HEADERS,
  type PreviewRoutesOptions,
  sendPreview,
  tokenCookie,
} from './preview-answers'
import type { Preview } from './render-preview'
import type { Site } from './site'

type PreviewRequest = FastifyRequest<{
  Querystring: { token?: unknown; language?: unknown; sent?: unknown }
}>

/**
 * Registers `GET /preview/7?token=…&language=gu-IN`, which redirects to the same address without token. The token moves to a
 * cookie limited to this address and the pictures below it, so that shown, copied, stored or logged addresses give no access.
 * Everything else is 404.
 */
export function previewRoutes(
  fastify: FastifyInstance,
  site: Pick<Site, 'preview' | 'origin'>,
  { sendNotFound, guarded, cpuBudgetOf }: PreviewRoutesOptions,
): void {
  fastify.get('/preview/*', (request: PreviewRequest, reply) =>
    guarded(request, reply.headers(PREVIEW_HEADERS), () => servePreview(request, reply)),
  )

  async function servePreview(request: PreviewRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = readAddress(request)
    const given = request.query.token
    if (!address || (given !== undefined && typeof given !== 'string'))
      return sendNotFound(request, reply)
    const token = given ?? previewTokenOf(request, address)
    const { sent } = request.query
    const outcome = typeof sent === 'string' ? { sent } : {}
    const preview = token ? await site.preview({ ...address, ...outcome, token }) : null
    if (!preview) return sendNotFound(request, reply)
    if (given !== undefined) return sendToPlainAddress(reply, { address, token: given, preview })
    const page = await preview.render(cpuBudgetOf(request))
    if (!page) return sendNotFound(request, reply)
    return sendPreview(request, reply, page)
  }

  function sendToPlainAddress(
    reply: FastifyReply,
    { address, token, preview }: { address: PreviewOf; token: string; preview: Preview },
  ): FastifyReply {
    const path = previewPath(address.documentId)
    const cookie = tokenCookie({
      ...{ name: previewCookie(address), token, path },
      ...{ expiresAt: preview.expiresAt, origin: site.origin },
    })
    const inLanguage = address.language === DEFAULT_LANGUAGE ? '' : `?language=${address.language}`
    return reply
      .headers(PREVIEW_HEADERS)
      .header('set-cookie', cookie)
      .redirect(`${path}${inLanguage}`, 303)
  }
}

function readAddress({
  url,
  query: { language = DEFAULT_LANGUAGE },
}: PreviewRequest): PreviewOf | null {
  return readPreviewOf(/^\/preview\/([^/]+)$/.exec(pathOf(url))?.[1], language)
}
