import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiError } from './api-error'
import { ERRORS } from './catalogue'
import { errorBody } from './error-body'

/** Responds with an error, using the status of its code or a more specific one. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  { error, status }: { readonly error: ApiError; readonly status?: number },
): FastifyReply {
  const { code, message, details } = error
  const body = errorBody({ code, message, details, requestId: request.id })
  const seconds = body.errors[0]?.extensions.retryAfterSeconds
  if (seconds !== undefined) reply.header('retry-after', String(seconds))
  return reply
    .code(status ?? ERRORS[code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body)
}
