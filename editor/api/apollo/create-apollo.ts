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
  /** Called before each write. */
  readonly onWrite: () => void
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

/** Apollo Client, which also knows what shows records of a kind. */
export class EditorApollo extends ApolloClient {
  dropAnswersAbout(kind: string): void {
    dropAnswersAbout(this.cache, kind)
  }
}

/**
 * Apollo Client, as the editor uses it. The session cookie authenticates it. What a screen has shown before it shows at once
 * when it is opened again, and asks how it is now.
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
    // Not what the browser would ask for: the editor's language is chosen.
    headers: { 'accept-language': messageLanguage },
    credentials: 'same-origin',
    fetch: (input, init) => sendLocalised(input, init),
  })
  const cache = new InMemoryCache({ typePolicies })
  for (const answer of known) cache.writeQuery(answer)
  return new EditorApollo({
    link: ApolloLink.from([errors, writes, ids, new RemoveTypenameFromVariablesLink(), http]),
    cache,
    // What is asked while another answer is under way is to be newer than that.
    queryDeduplication: false,
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  })
}
