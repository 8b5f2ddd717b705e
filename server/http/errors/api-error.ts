import type { ErrorCode } from '#schema/api/errors'
import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'
import type { ErrorDetails } from './error-body'

/** An error that is reported to the caller: its message is for people, its code (`catalogue.ts`) for programs. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  /** What people meet is a refusal of the catalogue, which the editor says in its language; the rest is for programs. */
  constructor(code: ErrorCode, said: Refusal | string, details: ErrorDetails = {}) {
    super(typeof said === 'string' ? said : said.message)
    this.code = code
    this.details =
      typeof said === 'string' ? details : { ...details, reason: said.reason, values: said.values }
  }
}

/** The answer for what is not there and for what one may not see: the same words for both. */
export function notFound(what: string): ApiError {
  return new ApiError('NOT_FOUND', refusalFor('notFound', { what }))
}

/** Someone without a session asks for what takes one. */
export function notSignedIn(): ApiError {
  return new ApiError('UNAUTHENTICATED', refusalFor('signIn'))
}

/** A browser sent the request for a page of another site (`isSameOrigin`). */
export function sentByAnotherSite(): ApiError {
  return new ApiError('FORBIDDEN', refusalFor('sentByAnotherSite'))
}

/** A value names a location that does not exist. */
export function noSuchLocation(id: number | string): ApiError {
  return new ApiError('BAD_USER_INPUT', refusalFor('noSuchLocation', { id }))
}
