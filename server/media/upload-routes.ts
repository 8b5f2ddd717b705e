import { createHash } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalFor } from '#schema/api/refusals/refusals'
import { UPLOAD_BYTES, UPLOAD_PATH } from '#schema/api/upload'
import type { App } from '../app/app'
import { callerOf } from '../audit/audit'
import { noteRefusal } from '../graphql/operations/audited'
import { idOf, inputId } from '../graphql/operations/ids'
import { ApiError, forPrograms, notSignedIn, sentByAnotherSite } from '../http/errors/api-error'
import { explain } from '../http/errors/explain'
import { sendError } from '../http/errors/send-error'
import { tooMany } from '../http/limits/too-many'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { isSameOrigin } from '../people/accounts/same-origin'
import type { CopyPicture } from './copy-picture'
import { createJobQueue, QueueFull } from './maker/job-queue'
import type { PictureMaker } from './maker/picture-jobs'
import { readPdf } from './read-pdf'
import { tooLarge } from './resumable-routes'
import type { ResumableUploads } from './resumable-uploads'
import type { FileStore } from './store/file-store'
import { DuplicateFile, storeUpload, type Upload } from './store-upload'

type UploadRequest = FastifyRequest<{
  Querystring: {
    readonly locationId?: unknown
    readonly name?: unknown
    /** Id of a file uploaded in parts, instead of a body. */
    readonly upload?: unknown
    /** Address of a picture on another site, instead of a body, at most `MAX_PICTURE_ADDRESS` long (`copyPicture`). */
    readonly from?: unknown
    /** Id of the media item whose picture is replaced everywhere. */
    readonly replaces?: unknown
    /** `1`: if the library already has an identical file, returns that and stores nothing. */
    readonly unlessKnown?: unknown
  }
}>

/** The sender and the target location, known before the picture is read. */
interface Sender {
  readonly principal: Principal
  readonly locationId: number
}

const MAX_WAITING = 10

interface UploadParts {
  readonly maker: Pick<PictureMaker, 'readUpload'>
  /** Files uploaded in parts. */
  readonly uploads: () => Promise<ResumableUploads>
  readonly copyPicture: CopyPicture
  /** Called with the id of each stored media item. */
  readonly onStored: (id: number) => void
}

/**
 * Registers `POST /api/media?locationId=10&name=diwali.jpg`. The picture is the body, or `upload`, a file uploaded in parts
 * (`resumableRoutes`), or `from`, an address on another site. Responds with the media item (201). `replaces=12` replaces an
 * existing picture everywhere. With `unlessKnown=1`, a file already in the library is returned as `known` (200) and not stored
 * again. An `Idempotency-Key` makes retries safe. PDFs are stored unchanged and only downloaded. The content type of the body is
 * ignored.
 */
export async function uploadRoutes(
  fastify: FastifyInstance,
  app: App,
  store: FileStore,
  { maker, uploads, copyPicture, onStored }: UploadParts,
): Promise<void> {
  // One at a time, because decoding takes up to 300 MB, twice that for HEIC. Waiting pictures are held in memory.
  const queue = createJobQueue({ concurrency: 1, mostWaiting: MAX_WAITING })
  const senders = new WeakMap<object, Sender>()
  const principals = new WeakMap<object, Principal | null>()
  await fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: UPLOAD_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.setErrorHandler(async (error: FastifyError, request, reply) => {
      const refusal = refusalOf(app, request, error)
      const principal = principals.get(request) ?? null
      await noteRefusal({ app, ...callerOf(request, principal) }, 'uploadMedia', refusal.code)
      return sendError(request, reply, { error: refusal })
    })
    scope.addHook('onRequest', async (request: UploadRequest) => {
      if (!isSameOrigin(request.headers)) throw sentByAnotherSite()
      const principal = await app.accounts.principalOf(request)
      principals.set(request, principal)
      senders.set(request, await senderOf(app, principal, request))
    })
    scope.post(UPLOAD_PATH, receive)
  })

  async function receive(request: UploadRequest, reply: FastifyReply): Promise<FastifyReply> {
    const sender = senders.get(request)
    if (!sender) throw new Error(`The sender of request ${request.id} was not looked up`)
    const { upload } = request.query
    const uploadId = typeof upload === 'string' ? upload : null
    const sent = await sentFile(request, sender.principal, uploadId)
    const picture = readPdf(sent) ?? (await queue.run(request.id, () => maker.readUpload(sent)))
    const stored = {
      ...{ ...sender, ...wantedOf(request), picture },
      sentHash: createHash('sha256').update(sent).digest('hex'),
      by: callerOf(request, sender.principal),
    }
    reply.header('cache-control', 'no-store')
    try {
      const item = await storeUpload(app, store, stored)
      onStored(Number(item.id))
      if (uploadId !== null) await (await uploads()).remove(uploadId)
      return reply.code(201).send({ mediaItem: item })
    } catch (error) {
      // The upload is kept, because it may still be stored as a new item.
      if (error instanceof DuplicateFile) return reply.code(200).send({ known: error.item })
      throw error
    }
  }

  async function sentFile(
    { body, query: { from }, id }: UploadRequest,
    principal: Principal,
    uploadId: string | null,
  ): Promise<Buffer> {
    if (typeof from === 'string') return copyPicture({ address: from, principal, requestId: id })
    if (uploadId !== null) return (await uploads()).read(principal, uploadId)
    if (Buffer.isBuffer(body) && body.length > 0) return body
    throw new ApiError('BAD_USER_INPUT', refusalFor('emptyPicture'))
  }
}

/** Parses the purpose of an upload from its query and headers. */
function wantedOf({ query, headers }: UploadRequest): UploadIntent {
  const { name, replaces, unlessKnown } = query
  const key = headers['idempotency-key']
  return {
    name: typeof name === 'string' ? name : '',
    key: typeof key === 'string' ? key : null,
    replaces: typeof replaces === 'string' ? inputId(replaces, 'replaces') : null,
    unlessKnown: unlessKnown === '1' && replaces === undefined,
  }
}

type UploadIntent = Pick<Upload, 'name' | 'key' | 'replaces' | 'unlessKnown'>

async function senderOf(
  app: App,
  principal: Principal | null,
  { query }: UploadRequest,
): Promise<Sender> {
  if (!principal) throw notSignedIn()
  const locationId = typeof query.locationId === 'string' ? idOf(query.locationId) : null
  if (locationId === null)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms("Pass 'locationId': the location that this picture belongs to."),
    )
  if (!can(principal, 'upload', { locationId, isPublic: false, kind: 'media' }))
    throw new ApiError('FORBIDDEN', refusalFor('noPicturesHere'))
  // A file uploaded in parts was charged with its first part.
  const wait =
    query.upload === undefined
      ? await app.limits.spend('uploadsOfPerson', `person ${principal.id}`)
      : null
  if (wait !== null) throw tooMany('pictures', wait)
  return { principal, locationId }
}

function refusalOf(app: App, request: FastifyRequest, error: FastifyError): ApiError {
  if (error.statusCode === 413) return tooLarge(null)
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new ApiError('BAD_USER_INPUT', forPrograms('The request can’t be read.'))
  if (error instanceof QueueFull)
    return new ApiError('UNAVAILABLE', refusalFor('manyPicturesAtOnce'))
  return explain(error, { log: app.log, requestId: request.id })
}
