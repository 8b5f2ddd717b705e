import { ApolloProvider } from '@apollo/client/react'
import type { ComponentType, ReactNode } from 'react'
import { createApollo } from '../api/apollo/create-apollo'
import { useApp } from './app-context'

/** The hooks of Apollo Client work below it. Fetched with what uses them: a page is opened without Apollo Client. */
export function ApiProvider({ children }: { readonly children: ReactNode }) {
  const { client } = useApp()
  return <ApolloProvider client={client.connect(createApollo)}>{children}</ApolloProvider>
}

/** The same component below an `ApiProvider`, for what the editor of a page fetches when it is needed. */
export function withApi<Props extends object>(Component: ComponentType<Props>) {
  return function WithApi(props: Props) {
    return (
      <ApiProvider>
        <Component {...props} />
      </ApiProvider>
    )
  }
}
