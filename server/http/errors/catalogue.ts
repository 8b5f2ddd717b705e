import { type ErrorCode, errorCodes } from '#schema/api/errors'

/** What a code of `extensions.code` means: for the code that throws it, and for the code that answers it. */
interface ErrorKind {
  /**
   * The HTTP status. At /graphql an operation that ran answers 200 all the same, unless the same request may succeed later.
   */
  readonly status: number
  /** The HTTP status at /graphql, where it is another. */
  readonly graphqlStatus?: number
  /** After how many seconds the same request may succeed, if nobody says otherwise; `null`: repeating it does not help. */
  readonly retryAfterSeconds: number | null
  /** What the audit log notes of it. */
  readonly outcome: 'CONFLICT' | 'DENY' | 'ERROR' | 'INVALID'
  /** What its message tells a person. */
  readonly message: string
}

const INVALID = { retryAfterSeconds: null, outcome: 'INVALID' } as const
const DENIED = { retryAfterSeconds: null, outcome: 'DENY' } as const

/** Every error the API answers with; docs/api.md shows it as a table. */
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
    // There a query is too costly, not its body too large.
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

/** The HTTP status at /graphql of what kept an operation from running. */
export function graphqlStatusOf(code: ErrorCode): number {
  const { status, graphqlStatus = status } = ERRORS[code]
  return graphqlStatus
}

/** Statuses of HTTP itself that stand for a code with another status. */
const OF_HTTP: Readonly<Record<number, ErrorCode>> = {
  414: 'LIMIT_EXCEEDED',
  431: 'LIMIT_EXCEEDED',
}

/** The code of what was refused with a status alone, before anything knew more. */
export function codeOfStatus(status: number): ErrorCode {
  const code = OF_HTTP[status] ?? errorCodes.find((each) => ERRORS[each].status === status)
  return code ?? (status >= 500 ? 'INTERNAL' : 'BAD_USER_INPUT')
}
