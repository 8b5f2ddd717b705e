import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { MEDIA_WIDTHS } from '#schema/entities/media'
import { etagOf, isFresh } from '../http/etag'
import {
  hashOf,
  type PictureAddress,
  pictureAddress,
  readAddress,
} from '../published/picture-address'
import type { PictureAccess } from './picture-access'
import { formatsFor, type PictureFormat } from './picture-format'
import { MissingOriginal, type PictureStore, type ShownPicture } from './picture-store'
import { StoreUnavailable } from './store/file-store'

export interface MediaOptions {
  readonly pictures: PictureStore
  readonly access: PictureAccess
  readonly log: Pick<Logger, 'error' | 'warn'>
}

type MediaRequest = FastifyRequest<{ Params: { address: string }; Querystring: { w?: unknown } }>

/** A picture and who may see it. */
interface Allowed {
  readonly picture: ShownPicture
  readonly isPublic: boolean
  readonly address: PictureAddress
}

interface Answer {
  readonly body: Buffer | Readable
  /** Of these very bytes; where it is not given, it is made of them. */
  readonly etag?: string
  readonly format: PictureFormat
  /** In bytes, of a stream. */
  readonly size?: number
  /** False for a stand-in that a smaller file replaces soon. */
  readonly final: boolean
}

const DEFAULT_WIDTH = 1024
/** Shown by an <img>, a picture is inert; opened by itself, nothing in it may run. */
const PICTURE_POLICY = "default-src 'none'; sandbox"
/** A browser asks again after an hour, and is answered 304; caches that many share, after five minutes. */
const BROWSER_SECONDS = 3_600
const SHARED_SECONDS = 300

/**
 * `/media/12-3f9ac0…?w=736` in the best format a browser takes, `/media/12-3f9ac0…/original`, and `/media/12-3f9ac0…/share`
 * for those who share a page. `/media/12`, as earlier releases wrote it, leads there.
 */
export function mediaRoutes(
  fastify: FastifyInstance,
  { pictures, access, log }: MediaOptions,
): void {
  fastify.get('/media/:address', async (request: MediaRequest, reply) => {
    const width = widthOf(request.query.w)
    const allowed = width === null ? null : await allowedFor(request)
    if (width === null || !allowed) return sendNotFound(reply)
    reply.header('vary', 'Accept')
    return answer(request, reply, allowed, async (picture) => {
      const formats = formatsFor(request.headers.accept)
      const { bytes, format, final } = await pictures.size(picture, width, formats)
      return { body: bytes, format, final }
    })
  })
  fastify.get('/media/:address/original', async (request: MediaRequest, reply) => {
    const allowed = await allowedFor(request)
    if (!allowed) return sendNotFound(reply)
    return answer(request, reply, allowed, async (picture) => {
      const file = await pictures.original(picture)
      if ('bytes' in file) return { body: file.bytes, format: file.format, final: true }
      const { stream, size, format } = file
      return { body: stream, size, format, etag: `"${picture.original}"`, final: true }
    })
  })
  fastify.get('/media/:address/share', async (request: MediaRequest, reply) => {
    const allowed = await allowedFor(request)
    if (!allowed) return sendNotFound(reply)
    return answer(request, reply, allowed, async (picture) => {
      return { body: await pictures.shared(picture), format: 'jpeg', final: true }
    })
  })

  async function allowedFor(request: MediaRequest): Promise<Allowed | null> {
    const address = readAddress(request.params.address)
    if (!address) return null
    const open = await access.publicPicture(address.id)
    const picture = open ?? (await access.privatePicture(address.id, request))
    if (!picture || (address.hash !== null && address.hash !== hashOf(picture.original)))
      return null
    return { picture, isPublic: open !== null, address }
  }

  async function answer(
    request: MediaRequest,
    reply: FastifyReply,
    { picture, isPublic, address }: Allowed,
    make: (picture: ShownPicture) => Promise<Answer>,
  ): Promise<FastifyReply> {
    if (address.hash === null) return sendToHash(request, reply, picture, isPublic)
    try {
      const made = await make(picture)
      reply.header('cache-control', cachingOf(isPublic, made.final))
      // What caches drop when the picture is withdrawn: Fastly and Varnish by the one, Cloudflare by the other.
      if (isPublic)
        reply
          .header('surrogate-key', `media:${picture.id}`)
          .header('cache-tag', `media:${picture.id}`)
      return sendPicture(request, reply, made)
    } catch (error) {
      return sendProblem(reply, picture, error)
    }
  }

  function sendProblem(
    reply: FastifyReply,
    { id, original }: ShownPicture,
    error: unknown,
  ): FastifyReply {
    if (error instanceof MissingOriginal) {
      log.error({ media: id, original }, error.message)
      return sendNotFound(reply)
    }
    if (!(error instanceof StoreUnavailable)) throw error
    log.warn({ err: error, media: id }, 'a picture could not be served: the file store is away')
    return reply
      .code(503)
      .header('retry-after', 5)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('This picture cannot be shown just now. Try again in a moment.')
  }
}

function sendToHash(
  { url, params }: MediaRequest,
  reply: FastifyReply,
  { id, original }: ShownPicture,
  isPublic: boolean,
): FastifyReply {
  const rest = url.slice(`/media/${params.address}`.length)
  return reply
    .header('cache-control', cachingOf(isPublic, false))
    .redirect(`${pictureAddress(id, original)}${rest}`, 302)
}

function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag: given, format, size }: Answer,
): FastifyReply {
  const etag = given ?? (Buffer.isBuffer(body) ? etagOf(body) : '')
  reply
    .header('etag', etag)
    .header('content-security-policy', PICTURE_POLICY)
    // Pictures may be shown by those a page is shared with.
    .header('cross-origin-resource-policy', 'cross-origin')
  if (isFresh(request.headers['if-none-match'], etag)) {
    if (!Buffer.isBuffer(body)) body.destroy()
    return reply.code(304).send()
  }
  if (size !== undefined) reply.header('content-length', size)
  return reply.type(`image/${format}`).send(body)
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is no such picture.')
}

function cachingOf(isPublic: boolean, final: boolean): string {
  if (!isPublic) return 'private, no-store'
  const seconds = final ? BROWSER_SECONDS : SHARED_SECONDS
  return `public, max-age=${seconds}, s-maxage=${SHARED_SECONDS}`
}

/** One of the widths pictures are made in; `null` for any other, so that nobody can have endless ones made. */
function widthOf(asked: unknown): number | null {
  if (asked === undefined) return DEFAULT_WIDTH
  return MEDIA_WIDTHS.find((width) => String(width) === asked) ?? null
}
