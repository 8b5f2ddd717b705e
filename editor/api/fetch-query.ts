import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'

type FetchPolicy = 'cache-first' | 'network-only' | 'no-cache'

/** Sends a query. Failures are thrown as they came; `failureOf` sorts them. */
export async function fetchQuery<Answer, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Answer, Variables>,
  variables: Variables,
  fetchPolicy: FetchPolicy = 'no-cache',
): Promise<Answer> {
  const { data } = await client.query<Answer>({ query, variables, fetchPolicy })
  return present(data)
}

/** Sends a mutation, past the cache: the answer of one write is never the answer of another. */
export async function write<Answer, Variables extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Answer, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Answer> {
  const { data } = await client.mutate<Answer>({
    mutation,
    variables,
    fetchPolicy: 'no-cache',
    ...(signal && { context: { fetchOptions: { signal } } }),
  })
  return present(data)
}

function present<Answer>(data: Answer | null | undefined): Answer {
  if (data === undefined || data === null) throw new Error('The server answered without data')
  return data
}
