import type { ErrorCode } from '#schema/api/errors'
import type { ErrorDetails } from './error-body'

/** An error that is reported to the caller: its message is for people, its code (`catalogue.ts`) for programs. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** The answer for what is not there and for what one may not see: the same words for both. */
export function notFound(what: string): ApiError {
  return new ApiError('NOT_FOUND', `This ${what} doesn’t exist, or you don’t have access to it.`)
}

/** Someone without a session asks for what takes one. */
export function notSignedIn(): ApiError {
  return new ApiError('UNAUTHENTICATED', 'Sign in to do this.')
}

/** A browser sent the request for a page of another site (`isSameOrigin`). */
export function sentByAnotherSite(): ApiError {
  return new ApiError('FORBIDDEN', 'This request was sent by another site.')
}

/** A value names a location that does not exist. */
export function noSuchLocation(id: number | string): ApiError {
  return new ApiError('BAD_USER_INPUT', `Location ${id} doesn’t exist.`)
}
