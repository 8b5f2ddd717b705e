import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import type { OpeningAnswer } from '#schema/api/opening'
import { failureOf } from './failure'
import { openingLink } from './opening/opening'

interface ClientOptions {
  /** Called when the server no longer knows who is asking: sign-in is offered in place. */
  readonly onSignedOut?: () => void
  /** The network; the browser's own when not given. */
  readonly fetch?: typeof fetch
  /** Answers that have come with the page (`opening.ts`). */
  readonly opening?: readonly OpeningAnswer[]
}

/** The editor's one connection to the server. The session cookie authenticates it. */
export function createClient(options: ClientOptions = {}) {
  const { onSignedOut, fetch: send = fetch, opening = [] } = options
  const errors = new ErrorLink(({ error }) => {
    if (failureOf(error).kind === 'signed-out') onSignedOut?.()
  })
  const http = new HttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    fetch: (input, init) => send(input, init),
  })
  return new ApolloClient({
    link: ApolloLink.from([openingLink(opening), errors, http]),
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
