import { createHash } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { UPLOAD_BYTES, UPLOAD_PATH } from '#schema/api/upload'
import { can } from '../access/can'
import type { Principal } from '../access/principal'
import { isSameOrigin } from '../accounts/same-origin'
import type { App } from '../app/app'
import { callerOf } from '../audit/audit'
import { ApiError, notSignedIn, sentByAnotherSite } from '../errors/api-error'
import { explain } from '../errors/explain'
import { sendError } from '../errors/send-error'
import { tooMany } from '../limits/too-many'
import { noteRefusal } from '../operations/audited'
import { idOf } from '../operations/ids'
import { createJobQueue, QueueFull } from './maker/job-queue'
import type { PictureMaker } from './maker/picture-jobs'
import type { FileStore } from './store/file-store'
import { storeUpload } from './store-upload'

type UploadRequest = FastifyRequest<{ Querystring: { locationId?: unknown; name?: unknown } }>

/** Who sends a picture to which location: known before any of the picture is read. */
interface Sender {
  readonly principal: Principal
  readonly locationId: number
}

const MOST_WAITING = 10

/**
 * `POST /api/media?locationId=10&name=diwali.jpg` with the picture as the body, as it is; answered with its media item
 * (201). An `Idempotency-Key` makes a repeated try safe. What the body says it is does not matter.
 */
export async function uploadRoutes(
  fastify: FastifyInstance,
  app: App,
  store: FileStore,
  maker: Pick<PictureMaker, 'readUpload'>,
): Promise<void> {
  // Unpacking a picture takes up to 200 MB: one at a time. Those that wait are whole in memory.
  const queue = createJobQueue({ lanes: 1, mostWaiting: MOST_WAITING })
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
    const sent = request.body
    if (!Buffer.isBuffer(sent) || sent.length === 0)
      throw new ApiError('BAD_USER_INPUT', 'The file is empty. Choose a picture and try again.')
    const picture = await queue.run(request.id, () => maker.readUpload(sent))
    const key = request.headers['idempotency-key']
    const item = await storeUpload(app, store, {
      ...sender,
      picture,
      name: typeof request.query.name === 'string' ? request.query.name : '',
      sentHash: createHash('sha256').update(sent).digest('hex'),
      key: typeof key === 'string' ? key : null,
      by: callerOf(request, sender.principal),
    })
    return reply.code(201).header('cache-control', 'no-store').send({ mediaItem: item })
  }
}

async function senderOf(
  app: App,
  principal: Principal | null,
  { query }: UploadRequest,
): Promise<Sender> {
  if (!principal) throw notSignedIn()
  const locationId = typeof query.locationId === 'string' ? idOf(query.locationId) : null
  if (locationId === null)
    throw new ApiError('BAD_USER_INPUT', "Say by 'locationId' whose picture this is.")
  if (!can(principal, 'upload', { locationId, isPublic: false }))
    throw new ApiError('FORBIDDEN', 'Your account may not add pictures to this location.')
  const wait = await app.limits.spend('uploadsOfPerson', `person ${principal.id}`)
  if (wait !== null) throw tooMany('Too many pictures at once.', wait)
  return { principal, locationId }
}

function refusalOf(app: App, request: FastifyRequest, error: FastifyError): ApiError {
  if (error.statusCode === 413)
    return new ApiError(
      'LIMIT_EXCEEDED',
      `The file is larger than ${UPLOAD_BYTES / 1_000_000} MB. Make it smaller and try again.`,
    )
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new ApiError('BAD_USER_INPUT', 'The request cannot be read.')
  if (error instanceof QueueFull)
    return new ApiError(
      'UNAVAILABLE',
      'Many pictures are being stored just now. Nothing of this one was kept; try again in a moment.',
    )
  return explain(error, { log: app.log, requestId: request.id })
}
