import type { ErrorCode, ErrorExtensions } from '#schema/api/errors'
import { codeOfStatus, ERRORS } from './catalogue'

/** Anything the answer carries besides the code and the message. */
export type ErrorDetails = Partial<Omit<ErrorExtensions, 'code' | 'requestId' | 'retryable'>>

/** An error as every part of the server answers it: the shape of GraphQL's answers (design section 5). */
interface ErrorBody {
  readonly errors: readonly { readonly message: string; readonly extensions: ErrorExtensions }[]
}

/** What is answered of an error: by its code, or by the status of what was refused before anything had a code. */
interface ErrorParts {
  readonly code: ErrorCode
  readonly message: string
  readonly requestId: string
  readonly details?: ErrorDetails
}

export function errorBody({ message, ...parts }: ErrorParts): ErrorBody {
  return { errors: [{ message, extensions: errorExtensions(parts) }] }
}

/** The body for a refusal that has a status and no code. */
export function statusBody({
  status,
  ...parts
}: Omit<ErrorParts, 'code'> & { readonly status: number }): ErrorBody {
  return errorBody({ ...parts, code: codeOfStatus(status) })
}

export function errorExtensions({
  code,
  requestId,
  details = {},
}: Omit<ErrorParts, 'message'>): ErrorExtensions {
  const { retryAfterSeconds: usual } = ERRORS[code]
  const seconds = details.retryAfterSeconds ?? usual
  return {
    ...details,
    code,
    requestId,
    retryable: usual !== null,
    ...(seconds !== null && { retryAfterSeconds: seconds }),
  }
}
