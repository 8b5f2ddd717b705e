import { ApolloProvider } from '@apollo/client/react'
import type { ComponentType, ReactNode } from 'react'
import { createApollo } from '../api/apollo/create-apollo'
import { useApp } from './app-context'

/** Provides Apollo Client's hooks to its descendants. Loaded on demand, because a page opens without Apollo Client. */
export function ApiProvider({ children }: { readonly children: ReactNode }) {
  const { client } = useApp()
  return <ApolloProvider client={client.connect(createApollo)}>{children}</ApolloProvider>
}

/** Wraps a component in an `ApiProvider`, for parts that the page editor loads on demand. */
export function withApi<Props extends object>(Component: ComponentType<Props>) {
  return function WithApi(props: Props) {
    return (
      <ApiProvider>
        <Component {...props} />
      </ApiProvider>
    )
  }
}
