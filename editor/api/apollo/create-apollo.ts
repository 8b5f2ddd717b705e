import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  type OperationVariables,
} from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import type { DocumentNode } from 'graphql'

export interface ApolloOptions {
  readonly onError: (error: unknown) => void
  readonly fetch: typeof fetch
  /** What the cache begins with. */
  readonly known: readonly KnownAnswer[]
}

/** A question that has been answered without Apollo Client. */
export interface KnownAnswer {
  readonly query: DocumentNode
  readonly variables: OperationVariables
  readonly data: Readonly<Record<string, unknown>>
}

/** Apollo Client, as the editor uses it. The session cookie authenticates it. */
export function createApollo({ onError, fetch: send, known }: ApolloOptions): ApolloClient {
  const errors = new ErrorLink(({ error }) => onError(error))
  const http = new HttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    fetch: (input, init) => send(input, init),
  })
  const cache = new InMemoryCache({
    // Parts without an identity of their own: kept inside what they belong to.
    typePolicies: {
      MediaSelection: { keyFields: false },
      TopicChild: { keyFields: false },
      HoursGroup: { keyFields: false },
      // Ids are each kind's own.
      RecordSummary: { keyFields: ['kind', 'id'] },
      RecordForm: { keyFields: false },
    },
  })
  for (const answer of known) cache.writeQuery(answer)
  return new ApolloClient({ link: ApolloLink.from([errors, http]), cache })
}
