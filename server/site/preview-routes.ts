import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { encodingFor } from '../http/encoding'
import { pathOf } from '../http/log'
import type { Payer } from './cache/payer'
import type { Preview } from './draw-preview'
import { type FinishedPage, pack } from './page/finished-page'
import type { Site } from './site'

type PreviewRequest = FastifyRequest<{ Querystring: { token?: unknown; language?: unknown } }>

/** What the address of a preview names. */
interface Asked {
  readonly documentId: number
  readonly language: string
}

/** Nobody keeps a preview, no search engine lists it, and no other site learns its address. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

export interface PreviewRoutesOptions {
  readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /** Says by a page why there is none now. */
  readonly guarded: (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: () => Promise<FastifyReply>,
  ) => Promise<FastifyReply>
  readonly payerOf: (request: FastifyRequest) => Payer
}

/**
 * `GET /preview/7?token=…&language=gu-IN` leads to the same address without the token, which goes on in a cookie that is
 * sent to this address alone: what is shown, copied, kept in a history or logged gives nobody access. A language has a
 * cookie of its own, so that two of them can be looked at side by side. Everything else is not there (404).
 */
export function previewRoutes(
  fastify: FastifyInstance,
  site: Pick<Site, 'preview' | 'origin'>,
  { sendNotFound, guarded, payerOf }: PreviewRoutesOptions,
): void {
  fastify.get('/preview/*', (request: PreviewRequest, reply) =>
    guarded(request, reply.headers(HEADERS), () => look(request, reply)),
  )

  async function look(request: PreviewRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = readAddress(request)
    const given = request.query.token
    if (!asked || (given !== undefined && typeof given !== 'string'))
      return sendNotFound(request, reply)
    const token = given ?? cookieOf(request, nameOf(asked))
    const preview = token ? await site.preview({ ...asked, token }) : null
    if (!preview) return sendNotFound(request, reply)
    if (given !== undefined) return sendToPlainAddress(reply, { asked, token: given, preview })
    const page = await preview.draw(payerOf(request))
    if (!page) return sendNotFound(request, reply)
    return sendPreview(request, reply, page)
  }

  function sendToPlainAddress(
    reply: FastifyReply,
    { asked, token, preview }: { asked: Asked; token: string; preview: Preview },
  ): FastifyReply {
    const path = `/preview/${asked.documentId}`
    const seconds = Math.max(0, Math.floor((preview.expiresAt.getTime() - Date.now()) / 1000))
    const cookie = [
      `${nameOf(asked)}=${token}`,
      `Path=${path}`,
      `Max-Age=${seconds}`,
      'HttpOnly',
      // Sent where a link in a mail leads here, as which previews are passed on; to nothing else of another site.
      'SameSite=Lax',
      ...(site.origin.startsWith('https:') ? ['Secure'] : []),
    ]
    const inLanguage = asked.language === DEFAULT_LANGUAGE ? '' : `?language=${asked.language}`
    return reply
      .headers(HEADERS)
      .header('set-cookie', cookie.join('; '))
      .redirect(`${path}${inLanguage}`, 303)
  }
}

/** The document and the language of an address, written in the one way that is answered. */
function readAddress({
  url,
  query: { language = DEFAULT_LANGUAGE },
}: PreviewRequest): Asked | null {
  const documentId = Number(/^\/preview\/([1-9]\d{0,14})$/.exec(pathOf(url))?.[1])
  if (Number.isNaN(documentId) || typeof language !== 'string') return null
  return /^[a-z]{2,3}-[A-Z]{2}$/.test(language) ? { documentId, language } : null
}

function nameOf({ language }: Asked): string {
  return `toran-preview-${language}`
}

/** A cookie's value; of several of one name none, since nobody can tell whose they are. */
function cookieOf({ headers }: FastifyRequest, name: string): string | null {
  const values = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  return values.length === 1 ? (values[0] ?? null) : null
}

async function sendPreview(request: FastifyRequest, reply: FastifyReply, page: FinishedPage) {
  const packed = await pack(page, encodingFor(request.headers['accept-encoding']))
  const { etag: _etag, 'surrogate-key': _keys, ...headers } = packed.headers
  return reply.headers(headers).headers(HEADERS).send(packed.bytes)
}
