import type { ExecutionResult } from 'graphql'
import type { App } from '../app/app'
import { createLazy } from '../http/create-lazy'
import type { RequestContext } from './operations/context'

export const GRAPHQL_PATH = '/graphql'

/** A GraphQL request, reduced to the parts independent of HTTP. */
interface GraphqlRequest {
  readonly method: string
  /** Includes the query string, which contains the query of a GET request. */
  readonly url: string
  readonly body: string | null
}

/** One of the server’s own operations. */
interface Operation {
  readonly operationName: string
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

export interface Graphql {
  /** Answers one request within a context. */
  answer(request: GraphqlRequest, context: RequestContext): Promise<Response>
  /**
   * Executes an operation by the same rules and limits, without writing its answer as text; returns `null` if anything of it
   * fails.
   */
  execute(operation: Operation, context: RequestContext): Promise<OperationData | null>
}

export type OperationData = Readonly<Record<string, unknown>>

/** Returns GraphQL with a schema built for the first request, so that a server that only serves the site never builds it. */
export function lazyGraphql(app: App): Graphql {
  const graphql = createLazy(async () => (await import('./graphql')).createGraphql(app))
  return {
    async answer({ method, url, body }, context) {
      const { fetch } = await graphql()
      // Passes on only the path, query and body; GraphQL needs nothing else.
      return fetch(
        new URL(url, 'http://toran.internal'),
        {
          method,
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          ...(body !== null && { body }),
        },
        context,
      )
    },
    async execute({ operationName, query, variables }, context) {
      const { getEnveloped } = await graphql()
      const { parse, validate, contextFactory, execute, schema } = getEnveloped(context)
      const document = parse(query)
      if (validate(schema, document).length > 0) return null
      const contextValue = await contextFactory()
      const { data, errors }: ExecutionResult = await execute({
        ...{ schema, document, contextValue, operationName },
        variableValues: variables,
      })
      return data && !errors ? data : null
    },
  }
}
