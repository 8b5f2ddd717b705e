import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, errorCodes } from '#schema/api/errors'
import { refusalFor } from '#schema/api/refusals/refusals'
import { ERRORS } from './errors/catalogue'
import { type ErrorDetails, errorBody, statusBody } from './errors/error-body'
import { DATA_POLICY } from './security-headers'

/** Returns whether an error is temporary because the database is unavailable. */
export type IsUnavailable = (error: unknown) => boolean

/** Creates the error handler: responds with a plain message and the request’s id, never a stack, file path or query. */
export function errorAnswer(isUnavailable: IsUnavailable) {
  return function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    const requestId = request.id
    const refusal = refusalOf(error)
    const status = refusal ? ERRORS[refusal.code].status : statusWithout(error, isUnavailable)
    if (status === 503) request.log.warn({ reason: error }, 'failed to answer a request')
    else if (status >= 500) request.log.error({ err: error }, 'request failed')
    const body = refusal
      ? errorBody({ ...refusal, requestId })
      : statusBody({ status, message: messageOf(status, error), requestId })
    const seconds = body.errors[0]?.extensions.retryAfterSeconds
    if (seconds !== undefined) reply.header('retry-after', String(seconds))
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('content-security-policy', DATA_POLICY)
      .type('application/json; charset=utf-8')
      .send(body)
  }
}

/** Returns the response to an `ApiError`, such as invalid bearer credentials on any route; `null` for other errors. */
function refusalOf(error: Error): ErrorResponse | null {
  if (!('code' in error && 'details' in error)) return null
  const code = errorCodes.find((each) => each === error.code)
  return code ? { code, message: error.message, details: error.details as ErrorDetails } : null
}

interface ErrorResponse {
  readonly code: ErrorCode
  readonly message: string
  readonly details: ErrorDetails
}

function statusWithout(error: FastifyError, isUnavailable: IsUnavailable): number {
  if (isUnavailable(error)) return 503
  const status = error.statusCode ?? 500
  return status >= 400 && status < 600 ? status : 500
}

function messageOf(status: number, error: FastifyError): string {
  if (status === 503) return refusalFor('siteUnavailable').message
  if (status >= 500)
    return 'Something went wrong on our side. If you contact us, include the request id.'
  if (error.code === 'FST_ERR_BAD_URL') return 'The address is invalid'
  return error.message
}
