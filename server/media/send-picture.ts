import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { pictureTag } from '../database/cache-tags'
import { etagOf, isFresh } from '../http/etag'
import { answerTooMany, BudgetSpent } from '../http/limits/too-many'
import { QueueFull } from './maker/job-queue'
import type { PictureFormat } from './maker/picture-format'
import { typeOf } from './originals'
import { MissingOriginal, type ShownPicture } from './picture-store'
import { StoreUnavailable } from './store/file-store'

/** The bytes of a picture, and their headers. */
export interface PictureAnswer {
  readonly body: Buffer | Readable
  /** Of these very bytes; where it is not given, it is made of them. */
  readonly etag?: string
  readonly format: PictureFormat | 'pdf'
  /** In bytes, of a stream. */
  readonly size?: number
  /** False for a stand-in that a smaller file replaces soon. */
  readonly final: boolean
}

/** Shown by an <img>, a picture is inert; opened by itself, nothing in it may run. The same for a PDF, should a browser show it. */
const PICTURE_POLICY = "default-src 'none'; sandbox"
/** A browser asks again after an hour, and is answered 304; caches that many share, after five minutes. */
const BROWSER_SECONDS = 3_600
const SHARED_SECONDS = 300
/** When to come again while too many pictures are waiting to be made, or the store is away. */
const RETRY_SECONDS = 5

export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { isPublic, picture, answer, cdnSeconds = null }: SentPicture,
): FastifyReply {
  const { body, format, size, etag: given } = answer
  const etag = given ?? (Buffer.isBuffer(body) ? etagOf(body) : '')
  reply
    .header('etag', etag)
    .header('cache-control', cachingOf(isPublic, answer.final))
    .header('content-security-policy', PICTURE_POLICY)
  if (isPublic)
    reply
      // What caches drop when the picture is withdrawn: Fastly and Varnish by the one, Cloudflare by the other.
      .header('surrogate-key', `media:${picture.id} ${pictureTag(picture.id)}`)
      .header('cache-tag', `media:${picture.id},${pictureTag(picture.id)}`)
      // Those a page is shared with show it on their own site.
      .header('cross-origin-resource-policy', 'cross-origin')
  if (isPublic && answer.final && cdnSeconds !== null)
    reply.header('cdn-cache-control', `max-age=${cdnSeconds}`)
  if (isFresh(request.headers['if-none-match'], etag)) {
    if (!Buffer.isBuffer(body)) body.destroy()
    return reply.code(304).send()
  }
  if (size !== undefined) reply.header('content-length', size)
  if (format === 'pdf') reply.header('content-disposition', downloadOf(picture.name))
  return reply.type(typeOf(format)).send(body)
}

/** A download with its name (RFC 6266): percent-encoded whole, so no name ends the header or adds another. */
function downloadOf(name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, percentEncoded)
  return `attachment; filename="document.pdf"; filename*=UTF-8''${encoded}.pdf`
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}

interface SentPicture {
  readonly picture: ShownPicture
  readonly isPublic: boolean
  readonly answer: PictureAnswer
  /** For how long a cache before the site keeps pictures, until they are purged; `null` without one. */
  readonly cdnSeconds?: number | null
}

export function cachingOf(isPublic: boolean, final: boolean): string {
  if (!isPublic) return 'private, no-store'
  const seconds = final ? BROWSER_SECONDS : SHARED_SECONDS
  return `public, max-age=${seconds}, s-maxage=${SHARED_SECONDS}`
}

/** Returns what may well happen on the way to a picture; throws everything else. */
export function sendPictureProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  { error, picture, log }: PictureProblem,
): FastifyReply {
  if (error instanceof BudgetSpent) {
    return answerTooMany(request, reply, { seconds: error.seconds, what: 'network' })
  }
  if (error instanceof MissingOriginal) {
    log.error({ media: picture?.id, original: picture?.original }, error.message)
    return sendNoPicture(reply)
  }
  if (error instanceof QueueFull) return sendLater(reply)
  if (!(error instanceof StoreUnavailable)) throw error
  log.warn(
    { err: error, media: picture?.id },
    'failed to serve a picture: the file store is unavailable',
  )
  return sendLater(reply)
}

interface PictureProblem {
  readonly error: unknown
  /** `null` while it is not known which one it is. */
  readonly picture: ShownPicture | null
  readonly log: Pick<Logger, 'error' | 'warn'>
}

export function sendNoPicture(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('This picture doesn’t exist.')
}

function sendLater(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', RETRY_SECONDS)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('This picture can’t be shown right now. Try again in a moment.')
}
