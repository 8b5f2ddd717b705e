import type { ErrorCode, ErrorExtensions } from '#schema/api/errors'
import { codeOfStatus, ERRORS } from './catalogue'

/** Additional fields of an error response, besides code and message. */
export type ErrorDetails = Partial<Omit<ErrorExtensions, 'code' | 'requestId' | 'retryable'>>

/** The body of an error response on all routes, in the shape of GraphQL errors (design section 5). */
interface ErrorBody {
  readonly errors: readonly { readonly message: string; readonly extensions: ErrorExtensions }[]
}

/** Parts of an error response, with a code or with the status of a request refused before it had a code. */
interface ErrorParts {
  readonly code: ErrorCode
  readonly message: string
  readonly requestId: string
  readonly details?: ErrorDetails
}

export function errorBody({ message, ...parts }: ErrorParts): ErrorBody {
  return { errors: [{ message, extensions: errorExtensions(parts) }] }
}

/** Returns the body of a refusal that has a status but no code. */
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
