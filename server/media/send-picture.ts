import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { pictureTag } from '../database/cache-tags'
import { answerTooMany, BudgetSpent } from '../http/limits/too-many'
import { etagOf, isFresh } from '../http/request-head'
import { QueueFull } from './maker/job-queue'
import type { PictureFormat } from './maker/picture-format'
import { typeOf } from './originals'
import { MissingOriginal, type ShownPicture } from './picture-store'
import { StoreUnavailable } from './store/file-store'

/** A picture’s bytes and headers. */
export interface PictureAnswer {
  readonly body: Buffer | Readable
  /** ETag of these bytes; computed if omitted. */
  readonly etag?: string
  readonly format: PictureFormat | 'pdf'
  /** Size of a stream, in bytes. */
  readonly size?: number
  /** False for a substitute that will soon be replaced by a better format. */
  readonly final: boolean
}

/** Prevents scripts if a picture or PDF is opened directly; in an <img> it is inert anyway. */
const PICTURE_POLICY = "default-src 'none'; sandbox"
/** Cache lifetime in seconds: browsers revalidate after an hour (304), shared caches after five minutes. */
const BROWSER_MAX_AGE = 3_600
const SHARED_MAX_AGE = 300
/** Retry delay in seconds if the queue is full or the store is unavailable. */
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
      // Tag to purge the picture from caches: Fastly and Varnish use this header, Cloudflare the other.
      .header('surrogate-key', `media:${picture.id} ${pictureTag(picture.id)}`)
      .header('cache-tag', `media:${picture.id},${pictureTag(picture.id)}`)
      // Link previews are shown on other sites.
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

/** Returns a download header with the file name (RFC 6266), fully percent-encoded so that no name can inject a header. */
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
  const seconds = final ? BROWSER_MAX_AGE : SHARED_MAX_AGE
  return `public, max-age=${seconds}, s-maxage=${SHARED_MAX_AGE}`
}

/** Responds to expected errors of pictures; throws all others. */
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
  /** `null` if the picture isn’t known yet. */
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
