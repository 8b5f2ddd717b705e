import type { ErrorCode } from '#schema/api/errors'
import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'
import type { FieldRule } from '#schema/fields/field'
import type { ErrorDetails } from './error-body'

/** An error that is reported to the caller: its message is for people, its code (`catalogue.ts`) for programs. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly said: Refusal | ProgramMessage
  readonly details: ErrorDetails

  /** What people meet is a refusal of the catalogue, which the editor says in its language. */
  constructor(code: ErrorCode, said: Refusal | ProgramMessage, details: ErrorDetails = {}) {
    super(said.message)
    this.code = code
    this.said = said
    this.details =
      said.reason === null ? details : { ...details, reason: said.reason, values: said.values }
  }
}

/** A message in English alone: the interface never asks for what it is about. */
interface ProgramMessage {
  readonly reason: null
  readonly message: string
}

/**
 * What only programs and people at the command line can be told: about arguments that the editor makes itself (ids, cursors, dates,
 * names of kinds and events, keys of requests), queries that are too large, and settings of the server.
 */
export function forPrograms(message: string): ProgramMessage {
  return { reason: null, message }
}

/** The answer for what is not there and for what one may not see: the same words for both. */
export function notFound(what: string): ApiError {
  return new ApiError('NOT_FOUND', refusalFor('notFound', { what }))
}

/** A value that a field does not take: the editor says it at the field. */
export function badField(field: string, rule: FieldRule, said: Refusal): ApiError {
  const { message } = said
  return new ApiError('BAD_USER_INPUT', said, { issues: [{ block: '', field, rule, message }] })
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
