import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { PreloadedBlocks } from '#schema/api/opening'
import type { ApolloOptions, EditorApollo } from './apollo/create-apollo'

export type CreateApollo = (options: ApolloOptions) => EditorApollo

/** What the editor asks and tells the server through: as much of Apollo Client as is used here (`client.ts`). */
export interface ApiClient {
  readonly query: <Answer, Variables extends OperationVariables>(
    question: ApolloClient.QueryOptions<Answer, Variables>,
  ) => Promise<{ readonly data?: Answer | null | undefined }>
  readonly mutate: <Answer, Variables extends OperationVariables>(
    change: ApolloClient.MutateOptions<Answer, Variables>,
  ) => Promise<{ readonly data?: Answer | null | undefined; readonly error?: Error | undefined }>
  /** Apollo Client itself, for what is fetched with it; there is one. */
  readonly connect: (create: CreateApollo) => EditorApollo
  /** What the blocks of a page show, where it came with the HTML: once, and never after the first write. */
  readonly takePreloadedBlocks: (documentId: number, language: string) => PreloadedBlocks | null
  /** Drops all answers, when someone signs out. */
  readonly clearStore: () => Promise<void>
  /** Records of a kind were changed here: answers that may hold them are asked for again when they are needed next. */
  readonly recordsChanged: (kind: string) => void
  /** For what keeps answers of its own. */
  readonly onRecordsChanged: (run: (kind: string) => void) => void
}

type FetchPolicy = 'cache-first' | 'network-only' | 'no-cache'

/** Sends a query. Failures are thrown as they came; `failureOf` sorts them. */
export async function fetchQuery<Answer, Variables extends OperationVariables>(
  client: Pick<ApiClient, 'query'>,
  query: TypedDocumentNode<Answer, Variables>,
  variables: Variables,
  fetchPolicy: FetchPolicy = 'no-cache',
): Promise<Answer> {
  const { data } = await client.query<Answer, Variables>({ query, variables, fetchPolicy })
  return present(data)
}

/** Sends a mutation. What it answers is from then on what the cache holds of these records. */
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
