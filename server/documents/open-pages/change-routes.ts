import type { FastifyInstance } from 'fastify'
import { CHANGES_PATH } from '#schema/api/changes'
import type { App } from '../../app/app'
import { idOf } from '../../graphql/operations/ids'
import { ApiError, forPrograms, notSignedIn } from '../../http/errors/api-error'
import { explain } from '../../http/errors/explain'
import { sendError } from '../../http/errors/send-error'
import { PageStreams, type StreamLimits } from './page-streams'

/** Maximum lengths of the list of documents in an address, and of an event id, in characters. */
const MAX_DOCUMENTS = 300
const MAX_EVENT_ID = 1000

/** `GET /api/changes?documents=7,8`: server-sent events of saving and publishing, for pages whose draft the caller may see. */
export async function changeRoutes(
  fastify: FastifyInstance,
  app: App,
  limits?: Partial<StreamLimits>,
): Promise<void> {
  const streams = new PageStreams(app, limits)
  // An open stream never ends automatically, and would block closing the server.
  fastify.addHook('preClose', async () => streams.endAll())
  fastify.addHook('onClose', () => streams.close())
  await fastify.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) =>
      sendError(request, reply, {
        error: explain(error, { log: app.log, requestId: request.id }),
      }),
    )
    scope.get(CHANGES_PATH, { exposeHeadRoute: false }, async (request, reply) => {
      const principal = await app.accounts.principalOf(request)
      if (!principal) throw notSignedIn()
      const { id, ip, headers } = request
      const stream = await streams.open({
        principal,
        asking: { id, ip, headers },
        ids: readIds((request.query as Readonly<Record<string, unknown>>).documents),
        lastEventId: String(headers['last-event-id'] ?? '').slice(0, MAX_EVENT_ID),
      })
      return (
        reply
          .header('cache-control', 'no-store')
          // Prevents proxies from buffering the response.
          .header('x-accel-buffering', 'no')
          .type('text/event-stream; charset=utf-8')
          .send(stream)
      )
    })
  })
}

function readIds(documents: unknown): readonly number[] {
  const text = typeof documents === 'string' && documents.length <= MAX_DOCUMENTS ? documents : ''
  const ids = text.split(',').map(idOf)
  const known = ids.filter((id) => id !== null)
  if (known.length !== ids.length)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms("'documents' must be a list of ids, like ?documents=7,8."),
    )
  return [...new Set(known)]
}
