import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { failureOf } from './failure'

export interface ClientOptions {
  /** Called when the server no longer knows who is asking: sign-in is offered in place. */
  readonly onSignedOut?: () => void
  /** The network; the browser's own when not given. */
  readonly fetch?: typeof fetch
}

/** The editor's one connection to the server. The session cookie authenticates it. */
export function createClient({ onSignedOut, fetch: send = fetch }: ClientOptions = {}) {
  const errors = new ErrorLink(({ error }) => {
    if (failureOf(error).kind === 'signed-out') onSignedOut?.()
  })
  const http = new HttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    fetch: (input, init) => send(input, init),
  })
  return new ApolloClient({
    link: ApolloLink.from([errors, http]),
    cache: new InMemoryCache({
      // Parts without an identity of their own: kept inside what they belong to.
      typePolicies: {
        MediaSelection: { keyFields: false },
        TopicChild: { keyFields: false },
        HoursGroup: { keyFields: false },
        // Ids are each kind's own.
        RecordSummary: { keyFields: ['kind', 'id'] },
        RecordForm: { keyFields: false },
      },
    }),
  })
}
