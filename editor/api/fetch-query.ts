import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { PreloadedBlocks } from '#schema/api/opening'
import type { ApolloOptions, EditorApollo } from './apollo/create-apollo'

export type CreateApollo = (options: ApolloOptions) => EditorApollo

/** The editor's connection to the server: the part of Apollo Client that is used here (`client.ts`). */
export interface ApiClient {
  readonly query: <Answer, Variables extends OperationVariables>(
    question: ApolloClient.QueryOptions<Answer, Variables>,
  ) => Promise<{ readonly data?: Answer | null | undefined }>
  readonly mutate: <Answer, Variables extends OperationVariables>(
    change: ApolloClient.MutateOptions<Answer, Variables>,
  ) => Promise<{ readonly data?: Answer | null | undefined; readonly error?: Error | undefined }>
  /** Connects the single Apollo Client, once its code is loaded. */
  readonly connect: (create: CreateApollo) => EditorApollo
  /** Returns the block data embedded in the HTML: only once, and never after the first mutation. */
  readonly takePreloadedBlocks: (documentId: number, language: string) => PreloadedBlocks | null
  /** Clears all cached results on sign-out. */
  readonly clearStore: () => Promise<void>
  /** Reports that records of a kind were changed here: cached results that may contain them are fetched again when needed. */
  readonly recordsChanged: (kind: string) => void
  /** Subscribes to changed records, for components with their own cache. */
  readonly onRecordsChanged: (run: (kind: string) => void) => void
}

type FetchPolicy = 'cache-first' | 'network-only' | 'no-cache'

/** Sends a query. Errors are thrown unchanged; `failureOf` classifies them. */
export async function fetchQuery<Answer, Variables extends OperationVariables>(
  client: Pick<ApiClient, 'query'>,
  query: TypedDocumentNode<Answer, Variables>,
  variables: Variables,
  fetchPolicy: FetchPolicy = 'no-cache',
): Promise<Answer> {
  const { data } = await client.query<Answer, Variables>({ query, variables, fetchPolicy })
  return present(data)
}

/** Sends a mutation. The cache stores the records in its result. */
export async function write<Answer, Variables extends OperationVariables>(
  client: Pick<ApiClient, 'mutate'>,
  mutation: TypedDocumentNode<Answer, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Answer> {
  const { data } = await client.mutate<Answer, Variables>({
    mutation,
    variables,
    ...(signal && { context: { fetchOptions: { signal } } }),
  })
  return present(data)
}

function present<Answer>(data: Answer | null | undefined): Answer {
  if (data === undefined || data === null) throw new Error('The server answered without data')
  return data
}
