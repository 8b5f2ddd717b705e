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

/** Executes one request within a context. */
export type Graphql = (request: GraphqlRequest, context: RequestContext) => Promise<Response>

/** Returns GraphQL with a schema built for the first request, so that a server that only serves the site never builds it. */
export function lazyGraphql(app: App): Graphql {
  const graphql = createLazy(async () => (await import('./graphql')).createGraphql(app))
  return async ({ method, url, body }, context) => {
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
  }
}
