import type { GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import { refusalFor } from '#schema/api/refusals/refusals'
import { isDiskFull, isUnavailable, sqlStateOf } from '../../database/unavailable'
import { ApiError, forPrograms } from './api-error'

/** Converts an error to one for the caller. An unexpected error is logged completely and reported as an internal error. */
export function explain(
  error: unknown,
  { log, requestId }: { readonly log: Logger; readonly requestId: string },
): ApiError {
  const cause = isGraphqlError(error) ? (error.originalError ?? error) : error
  if (cause instanceof ApiError) return cause
  if (isUnavailable(cause)) {
    log.warn({ reason: cause, requestId }, 'the database couldn’t be queried')
    return new ApiError(
      'UNAVAILABLE',
      isDiskFull(cause) ? refusalFor('diskFull') : refusalFor('unavailable'),
    )
  }
  if (cause instanceof RangeError)
    return new ApiError('LIMIT_EXCEEDED', forPrograms('The query is nested too deep.'))
  if (isGraphqlError(cause))
    return new ApiError('BAD_USER_INPUT', forPrograms(withoutSuggestion(cause.message)))
  log.error({ err: cause, requestId }, 'a request failed')
  return new ApiError('INTERNAL', refusalFor('internal', { requestId }))
}

/** Returns true if the database cancelled a statement because of its timeout. */
export function isCancelled(error: unknown): boolean {
  return sqlStateOf(error) === '57014'
}

/** Checks the name, so that graphql-js isn’t loaded just for errors. */
export function isGraphqlError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError'
}

/** Removes the suggestions of graphql-js, which reveal schema names to strangers. */
function withoutSuggestion(message: string): string {
  return message.replace(/ ?Did you mean [^?]*\?/g, '').slice(0, 500)
}
