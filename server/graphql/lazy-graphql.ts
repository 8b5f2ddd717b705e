import type { App } from '../app/app'
import { createLazy } from '../http/create-lazy'
import type { RequestContext } from './operations/context'

export const GRAPHQL_PATH = '/graphql'

/** A request for GraphQL, without what only HTTP knows. */
interface GraphqlRequest {
  readonly method: string
  /** With the query of the address: a GET carries its question there. */
  readonly url: string
  readonly body: string | null
}

/** Answers one request within a context. */
export type Graphql = (request: GraphqlRequest, context: RequestContext) => Promise<Response>

/** GraphQL, whose schema is built for the first request: a server that only serves the site is without it. */
export function lazyGraphql(app: App): Graphql {
  const graphql = createLazy(async () => (await import('./graphql')).createGraphql(app))
  return async ({ method, url, body }, context) => {
    const { fetch } = await graphql()
    // Anything but the path, the query and the body stays here: nothing else of the request matters to GraphQL.
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
