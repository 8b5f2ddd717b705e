import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { MEDIA_WIDTHS } from '#schema/entities/media'
import { idOf } from '../graphql/operations/ids'
import type { BudgetName } from '../http/limits/budgets'
import type { Limits } from '../http/limits/limits'
import { BudgetSpent } from '../http/limits/too-many'
import { networkOf } from '../http/network-of'
import { pictureAddress } from '../records/reading/media'
import { createFindPicture, type FoundPicture, type PreviewPicture } from './find-picture'
import { formatsFor } from './maker/picture-format'
import { formatOf } from './originals'
import type { PictureAccess } from './picture-access'
import type { Permit, PictureStore, ShownPicture } from './picture-store'
import {
  cachingOf,
  type PictureAnswer,
  sendNoPicture,
  sendPicture,
  sendPictureProblem,
} from './send-picture'

interface MediaOptions {
  readonly pictures: PictureStore
  readonly access: PictureAccess
  readonly previewPicture: PreviewPicture
  readonly limits: Pick<Limits, 'wait' | 'count' | 'spend'>
  readonly log: Pick<Logger, 'error' | 'warn'>
  /** For how long a cache before the site keeps pictures; `null` without one. */
  readonly cdnSeconds?: number | null
}

type MediaRequest = FastifyRequest<{ Params: { address: string }; Querystring: { w?: unknown } }>

type PastRequest = FastifyRequest<{
  Params: { address: string; version: string }
  Querystring: { w?: unknown }
}>

/** Responds with one of the forms of a picture. */
type Make = (
  picture: ShownPicture,
  request: MediaRequest,
  permit: Permit,
) => Promise<PictureAnswer | null>

const DEFAULT_WIDTH = 1024
/** Path prefixes of pictures: public ones, and unpublished ones in a preview. */
const PATH_PREFIXES = [
  '/media',
  '/preview/:document/:language/media',
  '/preview/at/:location/:at/picture/:seal/media',
]

/**
 * Registers `/media/12-3f9ac0…?w=736` in the best format the browser accepts, `/media/12-3f9ac0…/original`, and
 * `/media/12-3f9ac0…/share` for link previews. `/media/12`, used by earlier releases, redirects there. The same below a preview.
 */
export function mediaRoutes(fastify: FastifyInstance, options: MediaOptions): void {
  const { pictures, access, limits, log, cdnSeconds = null } = options
  const find = createFindPicture(options)
  for (const prefix of PATH_PREFIXES) {
    serve(`${prefix}/:address`, sizeOf)
    serve(`${prefix}/:address/original`, originalOf)
    serve(`${prefix}/:address/share`, sharedOf)
  }
  serve('/media/:address/uncropped', uncroppedOf)
  fastify.get('/media/:address/versions/:version', past)

  function serve(path: string, make: Make): void {
    fastify.get(path, async (request: MediaRequest, reply) => {
      let found: FoundPicture | null = null
      try {
        found = await find(request)
        return found ? await answer(request, reply, { found, make }) : sendNoPicture(reply)
      } catch (error) {
        return sendPictureProblem(request, reply, { error, picture: found?.picture ?? null, log })
      }
    })
  }

  /**
   * Serves `/media/12/versions/3?w=736`: an earlier version of a picture, or a PDF as a download, for people who may read its
   * history.
   */
  async function past(request: PastRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [id, version] = [request.params.address, request.params.version].map(idOf)
    let picture: ShownPicture | null = null
    try {
      picture = id && version ? await access.pastPicture(id, version, request) : null
      if (!picture) return sendNoPicture(reply)
      const made = isPdf(picture)
        ? await originalOf(picture, request)
        : await sizeOf(picture, request, async () => undefined)
      if (!made) return sendNoPicture(reply)
      return sendPicture(request, reply, { picture, isPublic: false, answer: made })
    } catch (error) {
      return sendPictureProblem(request, reply, { error, picture, log })
    }
  }

  async function answer(
    request: MediaRequest,
    reply: FastifyReply,
    { found, make }: { readonly found: FoundPicture; readonly make: Make },
  ): Promise<FastifyReply> {
    const { picture, isPublic, address } = found
    if (address.hash === null) return sendToHash(request, reply, found)
    const made = await make(picture, request, permitOf(request, found))
    if (!made) return sendNoPicture(reply)
    if (make === sizeOf) reply.header('vary', 'Accept')
    // Only signed-in people may see what was cropped away, so no cache may store it.
    const isCacheable = isPublic && make !== uncroppedOf
    return sendPicture(request, reply, {
      ...{ picture, isPublic: isCacheable, answer: made, cdnSeconds },
    })
  }

  async function sizeOf(picture: ShownPicture, { query, headers }: MediaRequest, permit: Permit) {
    const width = isPdf(picture) ? null : widthOf(query.w)
    if (width === null) return null
    const accepted = formatsFor(headers.accept)
    const { bytes, format, final } = await pictures.size(picture, { width, accepted, permit })
    return { body: bytes, format, final }
  }

  async function originalOf(picture: ShownPicture, _request: MediaRequest, permit?: Permit) {
    const file = await pictures.original(picture, permit)
    if ('bytes' in file) return { body: file.bytes, format: file.format, final: true }
    const { stream, size, format } = file
    return { body: stream, size, format, etag: `"${picture.original}"`, final: true }
  }

  async function uncroppedOf(picture: ShownPicture, request: MediaRequest) {
    if (!(await access.privatePicture(picture.id, request))) return null
    return originalOf({ ...picture, area: null }, request)
  }

  async function sharedOf(picture: ShownPicture, _request: MediaRequest, permit: Permit) {
    if (isPdf(picture)) return null
    return { body: await pictures.shared(picture, permit), format: 'jpeg' as const, final: true }
  }

  /**
   * Returns the permit for encoding: charged to the network for public pictures. People who see private pictures are signed in or
   * invited.
   */
  function permitOf({ ip }: FastifyRequest, { isPublic }: FoundPicture): Permit {
    const budget: BudgetName = 'madePictures'
    return async () => {
      const seconds = isPublic ? await limits.spend(budget, networkOf(ip)) : null
      if (seconds !== null) throw new BudgetSpent(budget, seconds)
    }
  }
}

function sendToHash(
  { url, params }: MediaRequest,
  reply: FastifyReply,
  { picture: { id, original, area }, isPublic }: FoundPicture,
): FastifyReply {
  const rest = url.slice(`/media/${params.address}`.length)
  return reply
    .header('cache-control', cachingOf(isPublic, false))
    .redirect(`${pictureAddress(id, original, area)}${rest}`, 302)
}

/** A PDF has no sizes and is only downloaded as its original. */
function isPdf({ original }: ShownPicture): boolean {
  return formatOf(original) === 'pdf'
}

/** Returns one of the supported widths; `null` for any other, so that clients can’t request unlimited sizes. */
function widthOf(parameter: unknown): number | null {
  if (parameter === undefined) return DEFAULT_WIDTH
  return MEDIA_WIDTHS.find((width) => String(width) === parameter) ?? null
}
