import type { ErrorCode, ErrorExtensions } from '#schema/api/errors'

/** An error as every part of the server answers it: the shape of GraphQL's answers (design section 5). */
export interface ErrorBody {
  readonly errors: readonly { readonly message: string; readonly extensions: ErrorExtensions }[]
}

export function errorBody(error: {
  readonly status: number
  readonly message: string
  readonly requestId: string
}): ErrorBody {
  const { status, message, requestId } = error
  const retryable = status === 429 || status === 503
  return { errors: [{ message, extensions: { code: codeOf(status), requestId, retryable } }] }
}

const CODES: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'LIMIT_EXCEEDED',
  414: 'LIMIT_EXCEEDED',
  429: 'RATE_LIMITED',
  431: 'LIMIT_EXCEEDED',
  503: 'UNAVAILABLE',
}

function codeOf(status: number): ErrorCode {
  return CODES[status] ?? (status >= 500 ? 'INTERNAL' : 'BAD_USER_INPUT')
}
