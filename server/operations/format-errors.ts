import { GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import type { ErrorCode } from '#schema/api/errors'
import { ApiError } from '../api-error'
import { isUnavailable } from '../data/unavailable'

/** Codes that change the status of the whole answer; everything else that was executed is answered with 200. */
const STATUS: Partial<Record<ErrorCode, number>> = { RATE_LIMITED: 429, UNAVAILABLE: 503 }
const RETRYABLE: ReadonlySet<ErrorCode> = new Set(['RATE_LIMITED', 'UNAVAILABLE'])
const RETRY_SECONDS = 2

export interface ErrorScene {
  readonly log: Logger
  readonly requestId: string
  /** Whether the operation ran; what did not run is answered with 400. */
  readonly executed: boolean
}

/** An error as it is answered: a code and words for people, never a stack, a path of ours or SQL; those are logged. */
export function formatError(error: unknown, scene: ErrorScene): GraphQLError {
  const known = explain(error, scene)
  const { code, details } = known
  const status = STATUS[code] ?? (scene.executed ? 200 : 400)
  const retryable = RETRYABLE.has(code)
  const seconds = details.retryAfterSeconds ?? (retryable ? RETRY_SECONDS : undefined)
  const graphql = isGraphqlError(error) ? error : null
  return new GraphQLError(known.message, {
    ...(graphql?.path && { path: graphql.path }),
    ...(graphql?.source && !scene.executed && graphql.positions
      ? { source: graphql.source, positions: graphql.positions }
      : {}),
    extensions: {
      ...details,
      code,
      requestId: scene.requestId,
      retryable,
      ...(seconds !== undefined && { retryAfterSeconds: seconds }),
      http: {
        status,
        ...(seconds !== undefined && { headers: { 'retry-after': String(seconds) } }),
      },
    },
  })
}

/** What to say about an error; one that nobody has foreseen is logged whole and said to be ours. */
export function explain(
  error: unknown,
  { log, requestId }: Pick<ErrorScene, 'log' | 'requestId'>,
): ApiError {
  const cause = isGraphqlError(error) ? (error.originalError ?? error) : error
  if (cause instanceof ApiError) return cause
  if (isUnavailable(cause)) {
    log.warn({ err: cause, requestId }, 'the database could not be asked')
    return new ApiError(
      'UNAVAILABLE',
      'The content cannot be reached right now. Nothing was changed; try again in a moment.',
    )
  }
  if (cause instanceof RangeError)
    return new ApiError('LIMIT_EXCEEDED', 'The query is nested too deep.')
  if (isGraphqlError(cause))
    return new ApiError(codeOfParser(cause), withoutSuggestion(cause.message))
  log.error({ err: cause, requestId }, 'a request failed')
  return new ApiError(
    'INTERNAL',
    `Something went wrong on our side. Please tell us this number: ${requestId}`,
  )
}

/** By its name: bundling can give a library a copy of graphql-js, and so a class, of its own. */
function isGraphqlError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError'
}

function codeOfParser({ message }: GraphQLError): ErrorCode {
  return /Document contains more than \d+ tokens/.test(message)
    ? 'LIMIT_EXCEEDED'
    : 'BAD_USER_INPUT'
}

/** graphql-js names what one might have meant, and so tells strangers what there is. */
function withoutSuggestion(message: string): string {
  return message.replace(/ ?Did you mean [^?]*\?/g, '').slice(0, 500)
}
