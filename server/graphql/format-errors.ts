import { GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import type { ErrorCode } from '#schema/api/errors'
import { explain, isGraphqlError } from '../errors/explain'

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
