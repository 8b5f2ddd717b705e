import { GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import { graphqlStatusOf } from '../http/errors/catalogue'
import { errorExtensions } from '../http/errors/error-body'
import { explain, isGraphqlError } from '../http/errors/explain'
import { detailsIn } from '../http/errors/refusal-text'

interface ErrorContext {
  /** The caller’s language. */
  readonly language: string
  readonly log: Logger
  readonly requestId: string
  /** True if the operation was executed. */
  readonly executed: boolean
}

/**
 * Formats an error for the response: a code and a message, never a stack, file path or SQL. Those are logged. Issues of fields are
 * in the caller’s language.
 */
export async function formatError(error: unknown, context: ErrorContext): Promise<GraphQLError> {
  const known = explain(error, context)
  const { code } = known
  const details = await detailsIn(context.language, known.details)
  const extensions = errorExtensions({ code, details, requestId: context.requestId })
  const { retryable, retryAfterSeconds: seconds } = extensions
  // A response with data keeps status 200, unless the whole request should be retried.
  const status = retryable || !context.executed ? graphqlStatusOf(code) : 200
  const graphql = isGraphqlError(error) ? error : null
  return new GraphQLError(known.message, {
    ...(graphql?.path && { path: graphql.path }),
    ...(graphql?.source && !context.executed && graphql.positions
      ? { source: graphql.source, positions: graphql.positions }
      : {}),
    extensions: {
      ...extensions,
      http: {
        status,
        ...(seconds !== undefined && { headers: { 'retry-after': String(seconds) } }),
      },
    },
  })
}
