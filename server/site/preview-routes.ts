import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { encodingFor } from '../http/encoding'
import type { CpuBudget } from '../http/limits/cpu-budget'
import { pathOf } from '../http/log'
import {
  type PreviewOf,
  previewCookie,
  previewPath,
  previewTokenOf,
  readPreviewOf,
} from './content/preview-cookie'
import { type FinishedPage, pack } from './page/finished-page'
import type { Preview } from './render-preview'
import type { Site } from './site'

type PreviewRequest = FastifyRequest<{
  Querystring: { token?: unknown; language?: unknown; sent?: unknown }
}>

/** Nobody keeps a preview, no search engine lists it, and no other site learns its address. */
export const PREVIEW_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

interface PreviewRoutesOptions {
  readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /** Says by a page why there is none now. */
  readonly guarded: (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: () => Promise<FastifyReply>,
  ) => Promise<FastifyReply>
  readonly cpuBudgetOf: (request: FastifyRequest) => CpuBudget
}

/**
 * `GET /preview/7?token=…&language=gu-IN` leads to the same address without the token, which goes on in a cookie that is
 * sent to this address and the pictures below it alone: what is shown, copied, kept in a history or logged gives nobody
 * access. Everything else is not there (404).
 */
export function previewRoutes(
  fastify: FastifyInstance,
  site: Pick<Site, 'preview' | 'origin'>,
  { sendNotFound, guarded, cpuBudgetOf }: PreviewRoutesOptions,
): void {
  fastify.get('/preview/*', (request: PreviewRequest, reply) =>
    guarded(request, reply.headers(PREVIEW_HEADERS), () => look(request, reply)),
  )

  async function look(request: PreviewRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = readAddress(request)
    const given = request.query.token
    if (!asked || (given !== undefined && typeof given !== 'string'))
      return sendNotFound(request, reply)
    const token = given ?? previewTokenOf(request, asked)
    const { sent } = request.query
    const outcome = typeof sent === 'string' ? { sent } : {}
    const preview = token ? await site.preview({ ...asked, ...outcome, token }) : null
    if (!preview) return sendNotFound(request, reply)
    if (given !== undefined) return sendToPlainAddress(reply, { asked, token: given, preview })
    const page = await preview.render(cpuBudgetOf(request))
    if (!page) return sendNotFound(request, reply)
    return sendPreview(request, reply, page)
  }

  function sendToPlainAddress(
    reply: FastifyReply,
    { asked, token, preview }: { asked: PreviewOf; token: string; preview: Preview },
  ): FastifyReply {
    const path = previewPath(asked.documentId)
    const seconds = Math.max(0, Math.floor((preview.expiresAt.getTime() - Date.now()) / 1000))
    const cookie = [
      `${previewCookie(asked)}=${token}`,
      `Path=${path}`,
      `Max-Age=${seconds}`,
      'HttpOnly',
      // Sent where a link in a mail leads here, as which previews are passed on; to nothing else of another site.
      'SameSite=Lax',
      ...(site.origin.startsWith('https:') ? ['Secure'] : []),
    ]
    const inLanguage = asked.language === DEFAULT_LANGUAGE ? '' : `?language=${asked.language}`
    return reply
      .headers(PREVIEW_HEADERS)
      .header('set-cookie', cookie.join('; '))
      .redirect(`${path}${inLanguage}`, 303)
  }
}

function readAddress({
  url,
  query: { language = DEFAULT_LANGUAGE },
}: PreviewRequest): PreviewOf | null {
  return readPreviewOf(/^\/preview\/([^/]+)$/.exec(pathOf(url))?.[1], language)
}

async function sendPreview(request: FastifyRequest, reply: FastifyReply, page: FinishedPage) {
  const packed = await pack(page, encodingFor(request.headers['accept-encoding']))
  const { etag: _etag, 'surrogate-key': _keys, ...headers } = packed.headers
  return reply.headers(headers).headers(PREVIEW_HEADERS).send(packed.bytes)
}
