import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  type OperationVariables,
} from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { RemoveTypenameFromVariablesLink } from '@apollo/client/link/remove-typename'
import type { DocumentNode } from 'graphql'
import { map } from 'rxjs'
import { messageLanguage } from '#schema/messages/fill'
import { dropAnswersAbout } from './changed-records'
import { localisedFetch } from './localised-response'
import { withNumberIds } from './number-ids'
import { typePolicies } from './type-policies'

export interface ApolloOptions {
  readonly onError: (error: unknown) => void
  /** Called before each mutation. */
  readonly onWrite: () => void
  readonly fetch: typeof fetch
  /** Initial cache content. */
  readonly known: readonly KnownAnswer[]
}

/** A query that was answered without Apollo Client. */
export interface KnownAnswer {
  readonly query: DocumentNode
  readonly variables: OperationVariables
  readonly data: Readonly<Record<string, unknown>>
}

/** Apollo Client that can also invalidate the results containing records of a kind. */
export class EditorApollo extends ApolloClient {
  dropAnswersAbout(kind: string): void {
    dropAnswersAbout(this.cache, kind)
  }
}

/**
 * Creates the editor's Apollo Client. The session cookie authenticates it. A reopened screen shows its cached data at once and
 * refetches it.
 */
export function createApollo({
  onError,
  onWrite,
  fetch: send,
  known,
}: ApolloOptions): EditorApollo {
  const errors = new ErrorLink(({ error }) => onError(error))
  const writes = new ApolloLink((operation, forward) => {
    if (operation.operationType === 'mutation') onWrite()
    return forward(operation)
  })
  const ids = new ApolloLink((operation, forward) => forward(operation).pipe(map(withNumberIds)))
  const sendLocalised = localisedFetch(send)
  const http = new HttpLink({
    uri: '/graphql',
    // Overrides the browser's default: the editor's language is chosen by the user.
    headers: { 'accept-language': messageLanguage },
    credentials: 'same-origin',
    fetch: (input, init) => sendLocalised(input, init),
  })
  const cache = new InMemoryCache({ typePolicies })
  for (const answer of known) cache.writeQuery(answer)
  return new EditorApollo({
    link: ApolloLink.from([errors, writes, ids, new RemoveTypenameFromVariablesLink(), http]),
    cache,
    // A query sent while an identical one is pending must get a newer result.
    queryDeduplication: false,
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  })
}
