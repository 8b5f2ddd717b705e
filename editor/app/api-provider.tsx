import { ApolloProvider } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { createApollo } from '../api/apollo/create-apollo'
import type { ApiClient } from '../api/fetch-query'

/** The hooks of Apollo Client work below it. Fetched with what uses them: a page is opened without Apollo Client. */
export function ApiProvider({ client, children }: ApiProviderProps) {
  return <ApolloProvider client={client.connect(createApollo)}>{children}</ApolloProvider>
}

interface ApiProviderProps {
  readonly client: ApiClient
  readonly children: ReactNode
}
