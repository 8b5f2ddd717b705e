import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalFor } from '#schema/api/refusals/refusals'
import { RESUMABLE_PATH, UPLOAD_BYTES } from '#schema/api/upload'
import type { App } from '../app/app'
import { ApiError, notFound, notSignedIn, sentByAnotherSite } from '../http/errors/api-error'
import { explain } from '../http/errors/explain'
import { sendError } from '../http/errors/send-error'
import { tooMany } from '../http/limits/too-many'
import { hasLevelAnywhere } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { isSameOrigin } from '../people/accounts/same-origin'
import type { ResumableUploads } from './resumable-uploads'

type PartRequest = FastifyRequest<{ Params: { readonly id?: string } }>

/**
 * Registers the tus protocol at `/api/media/uploads`: a file is sent in parts and resumed after a lost connection. Every part is
 * authenticated; the location is checked when the complete file is stored (`uploadRoutes`).
 */
export async function resumableRoutes(
  fastify: FastifyInstance,
  app: Pick<App, 'accounts' | 'limits' | 'log'>,
  uploads: () => Promise<ResumableUploads>,
): Promise<void> {
  await fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The library reads the body itself, as a stream.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.setErrorHandler(async (error: FastifyError, request, reply) =>
      sendError(request, reply, {
        error: explain(error, { log: app.log, requestId: request.id }),
      }),
    )
    scope.post(RESUMABLE_PATH, receive)
    for (const method of ['HEAD', 'PATCH', 'DELETE'] as const)
      scope.route({ method, url: `${RESUMABLE_PATH}/:id`, handler: receive })
  })

  async function receive(request: PartRequest, reply: FastifyReply): Promise<void> {
    if (!isSameOrigin(request.headers)) throw sentByAnotherSite()
    const principal = await app.accounts.principalOf(request)
    if (!principal) throw notSignedIn()
    const parts = await uploads()
    const { id } = request.params
    if (id === undefined) await checkNew(parts, principal, request)
    // The response is the same for another person’s upload and for a missing one.
    else if (!id.startsWith(`${parts.prefixOf(principal)}-`)) throw notFound('upload')
    reply.hijack()
    reply.raw.setHeader('cache-control', 'no-store')
    await parts.handle(principal, request.raw, reply.raw)
  }

  async function checkNew(
    parts: ResumableUploads,
    principal: Principal,
    { headers }: FastifyRequest,
  ): Promise<void> {
    if (!hasLevelAnywhere(principal, 'CONTRIBUTE', 'media'))
      throw new ApiError('FORBIDDEN', refusalFor('noPictures'))
    const bytes = Number(headers['upload-length'])
    if (!Number.isSafeInteger(bytes) || bytes <= 0)
      throw new ApiError('BAD_USER_INPUT', refusalFor('emptyFile'))
    if (bytes > UPLOAD_BYTES) throw tooLarge(bytes)
    await parts.checkRoom(principal, bytes)
    const wait = await app.limits.spend('uploadsOfPerson', `person ${principal.id}`)
    if (wait !== null) throw tooMany('pictures', wait)
  }
}

/** Creates the error for a file that is too large, with its size if known. */
export function tooLarge(bytes: number | null): ApiError {
  const most = UPLOAD_BYTES / 1_000_000
  return new ApiError(
    'LIMIT_EXCEEDED',
    bytes === null
      ? refusalFor('fileOverLimit', { most })
      : refusalFor('fileTooLarge', { size: (bytes / 1_000_000).toFixed(1), most }),
  )
}
