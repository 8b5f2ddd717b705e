import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MEDIA_WIDTHS } from '#schema/entities/media'
import { etagOf, isFresh } from '../http/etag'
import type { Focus } from './encode'
import { formatsFor, type PictureFormat } from './picture-format'
import type { PictureStore } from './picture-store'

/** Who may see a picture: everybody, only the one who asks, or nobody. */
export type PictureAccess = 'PUBLIC' | 'PRIVATE' | 'NONE'

export interface MediaOptions {
  readonly pictures: PictureStore
  access(id: number, request: FastifyRequest): Promise<PictureAccess>
  focus(id: number): Promise<Focus>
}

type MediaRequest = FastifyRequest<{ Params: { id: string }; Querystring: { w?: unknown } }>

const DEFAULT_WIDTH = 1024
/** Shown by an <img>, a picture is inert; opened by itself, nothing in it may run. */
const PICTURE_POLICY = "default-src 'none'; sandbox"

/**
 * `/media/{id}?w=736` in the best format a browser takes, `/media/{id}/original`, and `/media/{id}/share` for those who
 * share a page.
 */
export function mediaRoutes(
  fastify: FastifyInstance,
  { pictures, access, focus }: MediaOptions,
): void {
  fastify.get('/media/:id', async (request: MediaRequest, reply) => {
    const id = idOf(request.params.id)
    const width = widthOf(request.query.w)
    const allowed = id === null || width === null ? 'NONE' : await access(id, request)
    if (id === null || width === null || allowed === 'NONE') return sendNotFound(reply)
    const { accept } = request.headers
    const { bytes, format, final } = await pictures.variant({ id, width }, formatsFor(accept))
    // A stand-in is asked for again soon: by then the smaller picture is there.
    const seconds = final ? 2_592_000 : 300
    reply.header('vary', 'Accept').header('cache-control', cachingOf(allowed, seconds))
    return sendPicture(request, reply, { bytes, format })
  })
  fastify.get('/media/:id/original', async (request: MediaRequest, reply) => {
    const id = idOf(request.params.id)
    const allowed = id === null ? 'NONE' : await access(id, request)
    if (id === null || allowed === 'NONE') return sendNotFound(reply)
    reply.header('cache-control', cachingOf(allowed, 2_592_000))
    return sendPicture(request, reply, await pictures.original(id))
  })
  fastify.get('/media/:id/share', async (request: MediaRequest, reply) => {
    const id = idOf(request.params.id)
    const allowed = id === null ? 'NONE' : await access(id, request)
    if (id === null || allowed === 'NONE') return sendNotFound(reply)
    reply.header('cache-control', cachingOf(allowed, 86_400))
    const bytes = await pictures.shared(id, await focus(id))
    return sendPicture(request, reply, { bytes, format: 'jpeg' })
  })
}

function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, format }: { readonly bytes: Buffer; readonly format: PictureFormat },
): FastifyReply {
  const etag = etagOf(bytes)
  reply
    .header('etag', etag)
    .header('content-security-policy', PICTURE_POLICY)
    // Pictures may be shown by those a page is shared with.
    .header('cross-origin-resource-policy', 'cross-origin')
  if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(`image/${format}`).send(bytes)
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is no such picture.')
}

function cachingOf(access: PictureAccess, seconds: number): string {
  return access === 'PUBLIC' ? `public, max-age=${seconds}` : 'private, no-store'
}

function idOf(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** One of the widths pictures are made in; `null` for any other, so that nobody can have endless ones made. */
function widthOf(asked: unknown): number | null {
  if (asked === undefined) return DEFAULT_WIDTH
  return MEDIA_WIDTHS.find((width) => String(width) === asked) ?? null
}
