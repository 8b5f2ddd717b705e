import type { ErrorCode, ErrorExtensions } from '#schema/api/errors'

/** Anything the answer carries besides the code and the message. */
export type ErrorDetails = Partial<Omit<ErrorExtensions, 'code' | 'requestId'>>

/** An error a caller is told about: its message is for people, its code for programs (`schema/api/errors.ts`). */
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
  return new ApiError('NOT_FOUND', `There is no such ${what}, or you may not see it.`)
}
