import { type ErrorCode, errorCodes } from '#schema/api/errors'

/** The meaning of a code in `extensions.code`, for code that throws it and code that responds with it. */
interface ErrorKind {
  /** HTTP status. At /graphql an executed operation still gets 200, unless it can be retried. */
  readonly status: number
  /** HTTP status at /graphql, if different. */
  readonly graphqlStatus?: number
  /** Default retry delay in seconds; `null` if retrying doesn’t help. */
  readonly retryAfterSeconds: number | null
  /** Outcome in the audit log. */
  readonly outcome: 'CONFLICT' | 'DENY' | 'ERROR' | 'INVALID'
  /** Message for people. */
  readonly message: string
}

const INVALID = { retryAfterSeconds: null, outcome: 'INVALID' } as const
const DENIED = { retryAfterSeconds: null, outcome: 'DENY' } as const

/** All errors of the API; docs/api.md lists them as a table. */
export const ERRORS: Readonly<Record<ErrorCode, ErrorKind>> = {
  UNAUTHENTICATED: {
    ...DENIED,
    status: 401,
    message: 'that the request needs signing in, or that its credential is invalid',
  },
  FORBIDDEN: {
    ...DENIED,
    status: 403,
    message: 'what the account isn’t allowed to do; never about what it can’t see',
  },
  NOT_FOUND: {
    ...DENIED,
    status: 404,
    message: 'the same words for what doesn’t exist and for what the account can’t see',
  },
  BAD_USER_INPUT: {
    ...INVALID,
    status: 400,
    message: 'which value is wrong, and what is accepted; `issues` has every field',
  },
  VERSION_REQUIRED: {
    ...INVALID,
    status: 400,
    message: 'that an existing record is changed with the version it was read in',
  },
  CONFLICT: {
    ...INVALID,
    status: 409,
    outcome: 'CONFLICT',
    message: 'who saved in the meantime; `current` is what is stored now',
  },
  INVALID_TRANSITION: {
    ...INVALID,
    status: 409,
    message: 'which status can’t follow which; `allowed` lists those that can',
  },
  IDEMPOTENCY_MISMATCH: {
    ...INVALID,
    status: 409,
    message: 'that the key was used for another request',
  },
  LIMIT_EXCEEDED: {
    ...INVALID,
    status: 413,
    // At /graphql the query is too costly, not the body too large.
    graphqlStatus: 400,
    message: 'which limit, and how much is accepted',
  },
  RATE_LIMITED: {
    ...DENIED,
    status: 429,
    retryAfterSeconds: 2,
    message: 'what there was too much of, and when to try again',
  },
  UNAVAILABLE: {
    status: 503,
    retryAfterSeconds: 2,
    outcome: 'ERROR',
    message: 'that nothing was changed, and that it may succeed in a moment',
  },
  INTERNAL: {
    status: 500,
    retryAfterSeconds: null,
    outcome: 'ERROR',
    message: 'the id of the request, by which the log has the rest',
  },
}

/** Returns the HTTP status at /graphql of an error that prevented execution. */
export function graphqlStatusOf(code: ErrorCode): number {
  const { status, graphqlStatus = status } = ERRORS[code]
  return graphqlStatus
}

/** HTTP statuses mapped to a code that has a different status. */
const OF_HTTP: Readonly<Record<number, ErrorCode>> = {
  414: 'LIMIT_EXCEEDED',
  431: 'LIMIT_EXCEEDED',
}

/** Returns the code of a request refused with only an HTTP status. */
export function codeOfStatus(status: number): ErrorCode {
  const code = OF_HTTP[status] ?? errorCodes.find((each) => ERRORS[each].status === status)
  return code ?? (status >= 500 ? 'INTERNAL' : 'BAD_USER_INPUT')
}
